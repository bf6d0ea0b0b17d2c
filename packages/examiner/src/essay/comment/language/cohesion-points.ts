import type { EssayRequest, ParagraphRole } from '../../report.ts';
import { countWords, type Sentence } from '../../text/essay-text.ts';
import { count, quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { DRAWN, FRAGMENT, isOneSentence, isOverviewLine, isSummary } from '../structure.ts';
import { ANNOUNCES, POSITION } from '../task/part-kinds.ts';
import { samePronoun, sameStart } from './in-a-row.ts';
import { linkPraise } from './link-praise.ts';
import { endingPoints, forOpenings, linkSlips } from './link-slips.ts';
import { openingPoints } from './paragraph-openings.ts';
import { referencePoints } from './references.ts';
import { rowPoints } from './row-by-row.ts';

const SIMPLE_OPENERS = /^\W*(and|but|so|because)\b/i;
const COUNTING =
  /^\W*(first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|in the (?:first|second|third) place|lastly|to begin with|to start with|first of all|next|the (?:first|second|third) (?:reason|benefit|advantage|problem|point))\b/i;
const STARTS = /^\W*(?:first|in the first|to (?:begin|start) with|the first)\b|^\W*firstly\b/i;
const ADDING = /^\W*(moreover|furthermore|in addition|besides|additionally|also|what is more)\b/i;

export const cohesionPoints = (facts: Facts): Point[] => [
  ...paragraphPoints(facts),
  ...(facts.bands.criteria.cc.band < 7 ? weakPoints(facts) : []),
  ...linkPraise(facts),
];

const weakPoints = (facts: Facts): Point[] => [
  ...openerPoints(facts),
  ...openingPoints(facts),
  ...rowPoints(facts),
  ...linkSlips(facts),
  ...endingPoints(facts),
  ...noEnding(facts),
  ...forOpenings(facts),
  ...referencePoints(facts),
  ...sameStart(facts),
  ...samePronoun(facts),
];

/** Words with which a last paragraph draws its conclusion, whatever stands first in it. */
const SUMS_UP =
  /\b(?:conclu\w+|sum up|summary|in short|in brief|in a word|all in all|overall|therefore|thus|hence|so i|in my (?:view|opinion)|i (?:\w+ )?(?:think|believe|agree|disagree|hope|support)|to me|balance|as a whole|ultimately|in the end|finally)\b/i;

/** Task 2: the text stops with its last point. */
function noEnding({ essay, structure, request, bands }: Facts): Point[] {
  const last = structure.at(-1)!;
  // A strong writer may let the last point close the text.
  if (bands.overall.band >= 7) return [];
  if (request.task === 1 || structure.length < 3 || last.role === 'closing') return [];
  if (SUMS_UP.test(essay.text.slice(last.start, last.end))) return [];
  return [
    weakness(
      1.5,
      '文章停在最后一个要点上，没有结尾段。',
      'The text stops with its last point; there is no closing paragraph.',
      quote(essay.sentences.at(-1)!),
      {
        zh: '在这一句后面另起一段，用一两句话把全文的回答说完整。',
        en: 'After this sentence begin a paragraph that gives the whole answer in a sentence or two.',
      },
    ),
  ];
}

/** From here on a sentence is too long to be one of a pair. */
const RUN_ON = 40;

/** Where a block of text turns to its next point. */
const TURNS =
  /^\W*(?:however|firstly|first of all|first\b|to begin with|on the one hand|on the other hand|in conclusion|to conclude|the (?:first|main|biggest|second|other) \w+|one (?:\w+ )?(?:advantage|reason|benefit|problem)|another)\b/i;

function paragraphPoints({ structure, essay, request, bands }: Facts): Point[] {
  const n = structure.length;
  if (n <= 2 && essay.sentences.length > 3) {
    const block = structure.at(-1)!;
    // The last sentence alone makes no paragraph.
    const turn = essay.sentences.slice(0, -1).find((one) => one.start > block.start && TURNS.test(one.text));
    return [
      weakness(
        n === 1 ? 3 : 2.2,
        n === 1 ? '全文没有分段。' : '全文只有两段。',
        n === 1 ? 'The whole text is one block without paragraphs.' : 'There are only two paragraphs.',
        turn ? quote(turn) : block.point,
        turn
          ? {
              zh: '从这一句起另起一段；以后每换一个要点都换段。',
              en: 'Begin a paragraph with this sentence, and a new one with every new point.',
            }
          : {
              zh: '开头、每个要点、结尾各成一段。',
              en: 'Give the opening, each point and the ending a paragraph of its own.',
            },
      ),
    ];
  }
  if (isLetter(request) || bands.criteria.cc.band >= 7) return [];
  const bodies = structure.filter((one) => one.role === 'body' && one.words >= FRAGMENT);
  // The only body paragraph has nothing it could be joined to.
  const single = bodies.filter(
    (one) => bodies.length > 1 && isOneSentence(essay, one) && !isOverviewLine(essay, structure, one),
  );
  // A run-on has to be broken up before anything is joined to it.
  const short = single.find((one) => one.words <= RUN_ON && !belongsElsewhere(structure, one, request));
  const longest = [...structure].sort((a, b) => b.words - a.words)[0]!;
  const all = structure.reduce((sum, one) => sum + one.words, 0);
  return [
    ...(short
      ? [
          weakness(
            1.6,
            `有 ${single.length} 个正文段只有一句话。`,
            `${count(single.length, 'body paragraph')} ${single.length === 1 ? 'has' : 'have'} only one sentence.`,
            short.point,
            request.task === 1
              ? {
                  zh: '把它并入前后写同一组数据的段落。',
                  en: 'Join it to the paragraph on the same part of the figure.',
                }
              : {
                  zh: '把它并入前后讲同一点的段落，或补上理由和例子。',
                  en: 'Join it to the paragraph on the same point, or add its reason and example.',
                },
          ),
        ]
      : []),
    ...(longest.words > 0.5 * all && longest.words > 110
      ? [
          weakness(
            1.5,
            `一段就占了全文一半以上（${longest.words} 词）。`,
            `One paragraph holds more than half of the text (${longest.words} words).`,
            longest.point,
            {
              zh: '在换到下一个要点的句子前断成两段。',
              en: 'Break it before the sentence that goes on to the next point.',
            },
          ),
        ]
      : []),
  ];
}

/**
 * A line that says what is drawn or what will be written belongs to the opening, a view behind the opening too, and the
 * last line of a report sums it up: none of them is joined to a body paragraph.
 */
function belongsElsewhere(structure: ParagraphRole[], one: ParagraphRole, { task }: EssayRequest): boolean {
  const at = structure.indexOf(one);
  return task === 1
    ? at === structure.length - 1 || DRAWN.test(one.point.text) || isSummary(one.point.text)
    : ANNOUNCES.test(one.point.text) || (at === 1 && POSITION.test(one.point.text));
}

function openerPoints({ essay, request }: Facts): Point[] {
  const counting = essay.sentences.filter((one) => COUNTING.test(one.text));
  // "First of all" and "To begin with" open two lists; they count nothing.
  const counted = counting.slice(1).find((one) => !STARTS.test(one.text));
  const adding = essay.sentences.filter((one) => ADDING.test(one.text));
  const simple = essay.sentences.filter((one) => SIMPLE_OPENERS.test(one.text));
  // The greeting and the name are no sentences.
  const whole = essay.sentences.filter((one) => !isLetter(request) || one.words.length >= 4);
  const same = sameOpening(whole, isLetter(request));
  const joined = simple.find((one) => {
    const before = essay.sentences[essay.sentences.indexOf(one) - 1];
    return before?.paragraph === one.paragraph && countWords(before.text) + countWords(one.text) <= JOINED;
  });
  const word = (one: Sentence, pattern: RegExp) => capital(pattern.exec(one.text)?.[1] ?? '');
  return [
    ...(counted && counting.length >= 2 && request.task === 2
      ? [
          weakness(
            1.4,
            `要点靠 ${list(counting, COUNTING)} 计数，第二点和第一点是什么关系没有说。`,
            `The points are counted (${list(counting, COUNTING)}); how the second stands to the first is not said.`,
            quote(counted),
            {
              zh: `7 分的文章会在“${word(counted, COUNTING)}”的位置说出关系：更重要（A more important … is）、相反（By contrast）还是结果（As a result）？`,
              en: `A 7 says here how they are related: is it more important ("A more important … is"), the opposite ("By contrast") or a result ("As a result")?`,
            },
          ),
        ]
      : []),
    ...(adding.length >= 3
      ? [
          weakness(
            1.5,
            `有 ${adding.length} 句用 ${list(adding, ADDING)} 开头，都只表示“再加一点”。`,
            `${adding.length} sentences open with ${list(adding, ADDING)}: each only says "one thing more".`,
            quote(adding[1]!),
            {
              zh: `删掉这里的 ${word(adding[1]!, ADDING)}，用 this 或 such 加一个名词接上一句。`,
              en: `Drop "${word(adding[1]!, ADDING)}" here and carry on with "this" or "such" and a noun.`,
            },
          ),
        ]
      : []),
    ...(simple.length >= 2 && joined
      ? [
          weakness(
            1 + 0.15 * simple.length,
            `有 ${simple.length} 句以 ${list(simple, SIMPLE_OPENERS)} 开头。`,
            `${simple.length} sentences begin with ${list(simple, SIMPLE_OPENERS)}.`,
            quote(joined),
            {
              zh: `把这一句并入上一句，去掉句首的 ${word(joined, SIMPLE_OPENERS)}。`,
              en: `Join this sentence to the one before and lose "${word(joined, SIMPLE_OPENERS)}" at its start.`,
            },
          ),
        ]
      : []),
    ...(same
      ? [
          weakness(
            1.1,
            `${whole.length} 句里有 ${same.sentences.length} 句以“${same.word}”开头。`,
            `${same.sentences.length} of ${whole.length} sentences begin with "${same.word}".`,
            quote(same.sentences[1]!),
            {
              zh: '把时间、地点或从句放到这一句前面。',
              en: 'Put the time, the place or a clause before it in this one.',
            },
          ),
        ]
      : []),
  ];
}

const JOINED = 35; // Two sentences joined must not be a run-on.

const list = (sentences: Sentence[], pattern: RegExp) =>
  [...new Set(sentences.map((one) => capital(pattern.exec(one.text)![1]!)))].slice(0, 4).join(', ');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

const inARow = (all: Sentence[], some: Sentence[]) => some.some((one) => some.includes(all[all.indexOf(one) + 1]!));
/** Only words that can have something put before them. */
const SUBJECTS = /^(?:it|they|he|she|we|i|you|this|these|people|some)$/;
/** In a letter "I" is at home, and opinions far apart may well open with it. */
function sameOpening(sentences: Sentence[], letter: boolean): { word: string; sentences: Sentence[] } | null {
  const by = new Map<string, Sentence[]>();
  for (const one of sentences) {
    const word = one.words[0]?.lower;
    if (word && SUBJECTS.test(word)) by.set(word, [...(by.get(word) ?? []), one]);
  }
  const [word, list] = [...by].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (word === 'i' && !letter && list && list.length < sentences.length / 3 && !inARow(sentences, list)) return null;
  const [least, share] = letter ? [5, 0.4] : [3, 0.2];
  return word && list && list.length >= least && list.length / sentences.length >= share
    ? { word: capital(word), sentences: list }
    : null;
}
