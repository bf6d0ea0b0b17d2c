import { contentStems } from '../../relevance.ts';
import type { Both, ParagraphRole } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodies, bodySentences, numberOf } from './places.ts';
import { reportCohesion } from './report-cohesion.ts';
import { sameLink } from './same-link.ts';

export const cohesionMeasured = (facts: Facts): Point[] => [
  ...onlyATopic(facts),
  ...crowded(facts),
  ...reportCohesion(facts),
  ...sameSubject(facts),
  ...sameLink(facts),
  ...sameTwoWords(facts),
  ...neverTakenUp(facts),
  ...(facts.bands.overall.band < 7 ? noBridge(facts) : []),
];

const ONLY_A_TOPIC =
  /\b(?:reason|problem|advantage|disadvantage|benefit|drawback|cause|point|issue|solution|thing|one) is (?:about|related to|connected with) [^.,;:]{3,40}\.$/i;

/** "Another reason is about health.": the topic is named, and the point is still to come. */
function onlyATopic(facts: Facts): Point[] {
  const found = bodySentences(facts).find((one) => ONLY_A_TOPIC.test(one.text) && one.words.length <= 12);
  if (!found) return [];
  return [
    weakness(
      0.25,
      '这一句只说出话题（is about …），要点要到下一句才出现。',
      'This sentence only names a topic ("is about …"); the point comes in the next one.',
      quote(found),
      {
        zh: '7 分的文章会把两句合成一个要点，用 is that 说出来。',
        en: 'A 7 makes one point of the two and says it at once, with "is that …".',
      },
    ),
  ];
}

const NEXT_POINT =
  /^\W*(?:probably |perhaps )?(the (?:biggest|main|first|second|third|most important|other|last) \w+|one (?:\w+ )?(?:reason|advantage|benefit|cause|problem)|another \w+|first(?:ly)?|second(?:ly)?|third(?:ly)?|first of all|to begin with|in addition|besides|moreover|furthermore|also|what is more|finally|lastly)\b/i;

/** Three points and more share one paragraph. */
function crowded(facts: Facts): Point[] {
  if (facts.request.task === 1) return [];
  for (const one of bodies(facts).filter(({ role }) => role === 'body')) {
    const points = inside(facts, one).filter(({ text }) => NEXT_POINT.test(text));
    if (points.length < 3) continue;
    const named = points.map(({ text }) => NEXT_POINT.exec(text)![1]!);
    const at = numberOf(facts, one);
    const each = Math.round(one.words / points.length / 5) * 5;
    return [
      weakness(
        0.24,
        `第 ${at} 段一连讲了 ${points.length} 点（${named.join('、')}），每点大约 ${each} 词。`,
        `Paragraph ${at} goes through ${points.length} points (${named.map((word) => `"${word}"`).join(', ')}), about ${each} words for each.`,
        quote(points.at(-1)!),
        {
          zh: '7 分的文章一段只讲一个中心：留下最有力的一两点，其余的删掉或另起一段。',
          en: 'A 7 keeps one centre to a paragraph: the strongest point or two stay, the rest goes or gets a paragraph of its own.',
        },
      ),
    ];
  }
  return [];
}

const OPENS = /^(?:it|they|he|she|we|i|you|people|there)$/;
/** "The" is at home at the head of a sentence; at the head of half of them it is a habit. */
const OFTEN_THE = 0.5;

/** The same subject at the head of every fourth sentence. */
function sameSubject(facts: Facts): Point[] {
  const all = facts.essay.sentences.filter((one) => one.words.length >= 4);
  const by = new Map<string, typeof all>();
  for (const one of all) {
    const word = one.words[0]!.lower;
    if (OPENS.test(word) || word === 'the') by.set(word, [...(by.get(word) ?? []), one]);
  }
  const [word, list] = [...by].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const [least, share] = word === 'the' ? [5, OFTEN_THE] : [4, 0.25];
  if (!word || !list || list.length < least || list.length < share * all.length) return [];
  const shown = `${word[0]!.toUpperCase()}${word.slice(1)}`;
  return [
    weakness(
      0.21,
      `${all.length} 句里有 ${list.length} 句以“${shown}”开头。`,
      `${list.length} of the ${all.length} sentences open with "${shown}".`,
      quote(list[1]!),
      {
        zh: `7 分的文章会先写时间、地点或从句，“${shown}”就不在句首了。`,
        en: `A 7 opens this one with the time, the place or a clause, and "${shown}" comes later.`,
      },
    ),
  ];
}

/** Two words that open sentence after sentence, wherever they stand. */
function sameTwoWords({ essay, unwanted }: Facts): Point[] {
  const by = new Map<string, Sentence[]>();
  for (const one of essay.sentences) {
    const opens = /^\W*([A-Za-z']+ [A-Za-z']+) /.exec(one.text)?.[1];
    if (!opens || /^I |^there /i.test(opens) || unwanted.includes(one)) continue;
    by.set(opens.toLowerCase(), [...(by.get(opens.toLowerCase()) ?? []), one]);
  }
  const [list] = [...by.values()].sort((a, b) => b.length - a.length);
  if (!list || list.length < 3) return [];
  const shown = /^\W*([A-Za-z']+ [A-Za-z']+) /.exec(list[1]!.text)![1]!;
  return [
    weakness(
      0.2,
      `有 ${list.length} 句以“${shown}”两个词开头。`,
      `${list.length} sentences open with the words "${shown}".`,
      quote(list[1]!),
      {
        zh: '7 分的文章会在这里用 it、this 或同义的说法接上，或者把时间、地点放到前面。',
        en: 'A 7 goes on here with "it", "this" or another wording, or puts the time or the place first.',
      },
    ),
  ];
}

/** "This rise", "such costs": a noun with a word that points back. */
const TAKES_UP =
  /\b(?:this|these|those|that|such|the former|the latter|the same)\s+(?!is\b|are\b|was\b|were\b|has\b|have\b|can\b|will\b|would\b|could\b|may\b|as\b|the\b|they\b|it\b|he\b|we\b|people\b)[a-z]+/i;

/** Such a sentence is tied to the one before in another way. */
const TIED =
  /^\W*(?:it|they|he|she|we|i|there|not|then|next|after|but|and|so|however|also|moreover|besides|in addition|for example|finally|another|other|both|while)\b/i;

/** Nothing that was said is taken up with a noun. */
function neverTakenUp(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const text = facts.essay.text;
  if (facts.words < 120 || isLetter(facts.request) || TAKES_UP.test(text)) return [];
  const shown = all.find(
    (one, i) => i > 0 && all[i - 1]!.paragraph === one.paragraph && one.words.length >= 5 && !TIED.test(one.text),
  );
  if (!shown) return [];
  return [
    weakness(
      0.17,
      '全文没有一处用 this、these 或 such 加名词来接上文。',
      'Nowhere in the text does "this", "these" or "such" with a noun take up what was said.',
      quote(shown),
      facts.request.task === 1
        ? {
            zh: '7 分的报告会这样接上一句：This rise …、These two groups …。',
            en: 'A 7 takes the sentence before up in such a place: "This rise …", "These two groups …".',
          }
        : {
            zh: '7 分的文章会这样接上一句：This change …、Such costs …。',
            en: 'A 7 takes the sentence before up in such a place: "This change …", "Such costs …".',
          },
    ),
  ];
}

/** Words with which the opening of a paragraph looks back, wherever they stand in it. */
const LOOKS_BACK =
  /\b(?:this|these|that|those|such|same|other|another|others|second|third|also|too|as well|however|more|besides|addition|contrast|both|despite|although|while|whereas|nevertheless|therefore|again|opposite|still|yet|return|remaining|rest|latter|former|finally|instead|then|next|after|of us)\b|\b(?:several|some|many|most|none|few|all|one) (?:of|is|are|was|were|has|have|had)\b/i;
/** Links that look back only at the head of a sentence. */
const LINKS_BACK =
  /^\W*(?:but|and|so|or|because|on the (?:one|other)|for (?:example|instance)|as (?:for|regards|to)|in (?:my|short|conclusion|general)|turning|regarding|concerning|compared|by comparison|to (?:solve|deal|sum|conclude|address)|another|of course|admittedly)\b/i;
/** A pronoun at the head looks back; further on it may stand for a word of its own sentence. */
const PRONOUN_FIRST = /^(?:\W*\w+){0,2}\W*\b(?:it|they|them|their|its|he|she|his|her)\b/i;
const WE = /\b(?:we|us|our)\b/i;
/** Every report counts in them. */
const COUNTED_IN = new Set([...contentStems('thousand million billion percent percentage number figure year years')]);

/** A paragraph of the body whose first sentence shares nothing with the paragraph before. */
function noBridge(facts: Facts): Point[] {
  const { structure, essay, request, unwanted } = facts;
  const firstOf = ({ point }: ParagraphRole) => essay.text.slice(point.start, point.end);
  const isUnwanted = ({ point }: ParagraphRole) => unwanted.some((one) => one.start === point.start);
  const found = structure.find((one, i) => {
    const before = structure[i - 1];
    if (one.role !== 'body' || before?.role !== 'body' || isUnwanted(one)) return false;
    const first = firstOf(one);
    if (LINKS_BACK.test(first) || LOOKS_BACK.test(first) || PRONOUN_FIRST.test(first)) return false;
    const earlier = essay.text.slice(before.start, before.end);
    if (WE.test(first) && WE.test(earlier)) return false;
    const said = contentStems(earlier);
    return ![...contentStems(first)].some((stem) => said.has(stem) && !COUNTED_IN.has(stem));
  });
  if (!found) return [];
  const at = numberOf(facts, found);
  return [
    weakness(
      0.15,
      `第 ${at} 段的第一句没有一个词接上第 ${at - 1} 段。`,
      `No word in the first sentence of paragraph ${at} takes up paragraph ${at - 1}.`,
      found.point,
      bridge(facts, isLetter(request)),
    ),
  ];
}

const bridge = ({ request }: Facts, letter: boolean): Both =>
  letter
    ? {
        zh: '7 分的信会用半句话接上前一段，再转到新的要点，比如 For this reason, … 或 As for the date, …。',
        en: 'A letter at 7 leads over in half a sentence that takes the paragraph before up: "For this reason, …", "As for the date, …".',
      }
    : request.task === 1
      ? {
          zh: '7 分的报告会先说这一段和上一段是什么关系，比如 Unlike …, 或 Turning to …。',
          en: 'A 7 first says how this paragraph stands to the one before: "Unlike …," or "Turning to …".',
        }
      : {
          zh: '7 分的文章会用半句话带上前一段的要点，再说新的要点：Apart from …, 或 Even if …, 。',
          en: 'A 7 takes the last point along in half a sentence before the new one: "Apart from …," or "Even if …,".',
        };
