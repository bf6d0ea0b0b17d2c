import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { linkSplice } from '../links/link-commas.ts';
import { halfContrast, linkForms } from '../links/link-forms.ts';
import { linkPraise } from '../links/link-praise.ts';
import { endingPoints, forOpenings, linkSlips } from '../links/link-slips.ts';
import { samePronoun, sameStart } from './in-a-row.ts';
import { paragraphPoints } from './paragraph-lengths.ts';
import { openingPoints } from './paragraph-openings.ts';
import { referencePoints } from './references.ts';
import { rowPoints } from './row-by-row.ts';

/** "Because it rains, …" is a whole sentence, and so is "So that …" with its main clause. */
const SIMPLE_OPENERS = /^\W*(and|but|so(?! that\b)|because(?! of\b)(?=[^,]*$))\b/i;
/** Only a number counts: "next" and "lastly" may follow anything, and "to begin with" may open the text. */
const SECOND = /^\W*(second of all|second(?:ly)?)\b/i;
const FIRST = /^\W*(?:and |but |so )?(first of all|first(?:ly)?|to (?:begin|start) with)\b/i;
/** Then the second says itself how it stands to the first. */
const SAYS_HOW =
  /^\W*\w+(?: of all| \w+ is)?,?\s+(?:and |but )?(?:more (?:import|signific|serious)\w*|even|unlike|besides|because of (?:this|that)|this|these|such|another|the other|also|although|though|as a result|however)\b|\b(?:the |an? |is |main |biggest )(?:disadvantage|drawback|downside|problem)\b|\b(?:is|are|was|were|can|has|have) also\b/i;
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
  ...linkForms(facts),
  ...halfContrast(facts),
  ...linkSplice(facts),
  ...endingPoints(facts),
  ...noEnding(facts),
  ...forOpenings(facts),
  ...referencePoints(facts),
  ...sameStart(facts),
  ...samePronoun(facts),
];

/** Words with which a last paragraph draws its conclusion, whatever stands first in it. */
const SUMS_UP =
  /\b(?:inconcl\w+|conclu\w+|reasons? why|that(?:'?s| is) why|i (?:\w+ )?recommend|all things considered|taking (?:everything|all)|in a nutshell|in closing|sum up|summary|in short|in brief|in a word|all in all|overall|therefore|thus|hence|so i|so (?:it is|we|they|the)|basically|in general|in my (?:view|opinion)|i (?:\w+ )?(?:think|believe|agree|disagree|hope|support)|to me|balance|as a whole|ultimately|in the end|finally)\b/i;

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
      '最后一段没有 in conclusion、overall 或 I believe 这样的收尾。哪一句是全文的结尾？',
      'The last paragraph has no "in conclusion", "overall" or "I believe". Which sentence closes the text?',
      quote(essay.sentences.at(-1)!),
      {
        zh: '7 分的文章用单独一段收尾，用一两句话把全文的回答说完整。',
        en: 'A 7 closes with a paragraph that gives the whole answer in a sentence or two.',
      },
    ),
  ];
}

function openerPoints({ essay, request }: Facts): Point[] {
  const counted = request.task === 2 ? pairCounted(essay.sentences) : null;
  const adding = essay.sentences.filter((one) => ADDING.test(one.text));
  // A small letter goes on from the line above.
  const simple = essay.sentences.filter((one) => SIMPLE_OPENERS.test(one.text) && /^\W*[A-Z]/.test(one.text));
  // The greeting and the name are no sentences.
  const whole = essay.sentences.filter((one) => !isLetter(request) || (one.words.length >= 4 && !isClose(one.text)));
  const same = sameOpening(whole, isLetter(request));
  const joined = simple.find((one) => {
    const before = essay.sentences[essay.sentences.indexOf(one) - 1];
    // Behind a "because" no "so" follows.
    if (/\b(?:because|since|as)\b/i.test(before?.text ?? '')) return false;
    return before?.paragraph === one.paragraph && countWords(before.text) + countWords(one.text) <= JOINED;
  });
  const word = (one: Sentence, pattern: RegExp) => capital(pattern.exec(one.text)?.[1] ?? '');
  return [
    ...(counted
      ? [
          weakness(
            1.4,
            `两点靠“${counted.first}”和“${counted.second}”编号，第二点和第一点是什么关系没有说。`,
            `"${counted.first}" and "${counted.second}" number the points; how the second stands to the first is not said.`,
            quote(counted.sentence),
            {
              zh: `7 分的文章会在“${counted.second}”的位置说出第二点和第一点的关系：更重要（A more important …）、相反（By contrast），还是同样的道理（The same is true of …）。`,
              en: `A 7 says here how they are related: more important ("A more important …"), the opposite ("By contrast") or alike ("The same is true of …").`,
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
              zh: `如果说的是同一件事，就接到上一句后面，写成一句：“…, ${word(joined, SIMPLE_OPENERS).toLowerCase()} …”；不是的话，去掉开头这个词。`,
              en: `If this belongs to the sentence before, make one of the two: "…, ${word(joined, SIMPLE_OPENERS).toLowerCase()} …". If not, it can do without the word.`,
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

/** The first "secondly" and the "firstly" of its own list: two beginnings before it are two lists. */
function pairCounted(sentences: Sentence[]): { first: string; second: string; sentence: Sentence } | null {
  const at = sentences.findIndex((one) => SECOND.test(one.text));
  const sentence = sentences[at];
  const before = sentences.slice(0, Math.max(at, 0)).filter((one) => FIRST.test(one.text));
  if (!sentence || before.length !== 1 || SAYS_HOW.test(sentence.text)) return null;
  return { first: FIRST.exec(before[0]!.text)![1]!, second: SECOND.exec(sentence.text)![1]!, sentence };
}

/** The last line of a letter and the name below it. */
const isClose = (text: string): boolean =>
  /^\W*(?:dear \w+|yours (?:sincerely|faithfully|truly)|best wish|(?:kind |best |warm )?regards?\b|all the best|take care)/i.test(
    text,
  );

const JOINED = 35; // Two sentences joined must not be a run-on.

const list = (sentences: Sentence[], pattern: RegExp) =>
  [...new Set(sentences.map((one) => capital(pattern.exec(one.text)![1]!)))].slice(0, 4).join(', ');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

/** Only words that can have something put before them; "this" takes up what was said, which is a merit. */
const SUBJECTS = /^(?:it|they|he|she|we|i|you|people|some)$/;
/** In a letter "I" is at home. */
function sameOpening(sentences: Sentence[], letter: boolean): { word: string; sentences: Sentence[] } | null {
  const by = new Map<string, Sentence[]>();
  for (const one of sentences) {
    const word = /^\W*([A-Za-z]+)(?!['A-Za-z])/.exec(one.text)?.[1]?.toLowerCase();
    if (word && SUBJECTS.test(word)) by.set(word, [...(by.get(word) ?? []), one]);
  }
  const [word, list] = [...by].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const [least, share] = letter ? [5, 0.4] : [4, 0.3];
  return word && list && list.length >= least && list.length / sentences.length >= share
    ? { word: capital(word), sentences: list }
    : null;
}
