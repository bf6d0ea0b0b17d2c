import type { Both } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bareThis } from '../links/bare-this.ts';
import { counting } from '../links/counting.ts';
import { cutWrong } from '../links/lines.ts';
import { linkWithoutComma } from '../links/link-commas.ts';
import { namedAgain } from '../links/named-again.ts';
import { paragraphSizes } from '../links/paragraph-sizes.ts';
import { nothingSetApart } from '../links/set-apart.ts';
import { tooManyLinks } from '../links/too-many.ts';
import { bodies, bodySentences, kindOf, numberOf } from '../places.ts';
import { reportCohesion } from './report-cohesion.ts';
import { sameLink } from './same-link.ts';

export const cohesionMeasured = (facts: Facts): Point[] => [
  ...onlyATopic(facts),
  ...crowded(facts),
  ...reportCohesion(facts),
  ...sameLink(facts),
  ...sameTwoWords(facts),
  ...neverTakenUp(facts),
  ...cutWrong(facts),
  ...counting(facts),
  ...paragraphSizes(facts),
  ...tooManyLinks(facts),
  ...nothingSetApart(facts),
  ...bareThis(facts),
  ...namedAgain(facts),
  ...linkWithoutComma(facts),
];

const ONLY_A_TOPIC =
  /\b(?:reason|advantage|disadvantage|benefit|drawback|cause) is about (?!(?:to|us|them|it|him|her|me|you|half|one|two|three|four|five|six|seven|eight|nine|ten|twice|a|an|whether|how|what|who) )(?!(?:us|them|it|him|her|me|you|half|this|that)\.)(?:the |their |our |its )?[a-z]+(?: [a-z]+)?\.$/i;

/** "Another reason is about health.": the topic is named, and the point is still to come. */
function onlyATopic(facts: Facts): Point[] {
  const all = bodySentences(facts);
  // With nothing behind it the sentence is all there is: nothing "comes in the next".
  const found = all.find((one, i) => all[i + 1]?.paragraph === one.paragraph && ONLY_A_TOPIC.test(one.text));
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

const POINT = '(?:reason|advantage|disadvantage|benefit|drawback|cause|problem|point|argument|solution|measure|effect)';
/** By these alone a point is known; "the first week" and "first she fell" are none. */
const NUMBERED = new RegExp(
  `^\\W*(?:probably |perhaps )?(the (?:biggest|main|first|second|third|most important|other|last) ${POINT}|one (?:\\w+ )?${POINT}|another ${POINT}|(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|first of all)(?=,))`,
  'i',
);
/** One more, where the others are known. */
const ONE_MORE = /^\W*(in addition|besides|moreover|furthermore|also|what is more|finally|lastly)(?=,)/i;
const pointOf = (text: string) => (NUMBERED.exec(text) ?? ONE_MORE.exec(text))?.[1];

/** With more words than this a point has its reason beside it, however many share the paragraph. */
const ONLY_NAMED = 20;

const HAS_REASON = /\b(?:because|since|as|so|which|who|when|if|where|due|thanks|such as|like)\b/i;

/** Three points and more share one paragraph, none of them with much room. */
function crowded(facts: Facts): Point[] {
  if (facts.request.task === 1) return [];
  for (const one of bodies(facts).filter(({ role }) => role === 'body')) {
    const points = inside(facts, one).filter(({ text }) => pointOf(text));
    if (points.length < 3 || points.filter(({ text }) => NUMBERED.test(text)).length < 2) continue;
    const named = points.map(({ text }) => pointOf(text)!);
    const at = numberOf(facts, one);
    const all = inside(facts, one);
    if (one.words / points.length > ONLY_NAMED || all.some(({ words }) => words.length > 25)) continue;
    if (points.some(({ text }) => HAS_REASON.test(text))) continue;
    const each = Math.round(one.words / points.length / 5) * 5;
    return [
      weakness(
        0.24,
        `第 ${at} 段一连讲了 ${points.length} 点（${named.join('、')}），每点大约 ${each} 词。`,
        `Paragraph ${at} goes through ${points.length} points (${named.map((word) => `"${word}"`).join(', ')}), about ${each} words for each.`,
        quote(points.at(-1)!),
        {
          zh: '7 分的文章会给每一点写出理由或例子；写长了的一点另起一段。',
          en: 'A 7 gives each of them its reason or its case, and a paragraph of its own where that takes more room.',
        },
      ),
    ];
  }
  return [];
}

/** What is not the subject, or is the advice itself: "In the morning", "If the town", "It is". */
const NO_SUBJECT =
  /^(?:i|it|one|this|these|there|in|on|at|by|from|for|during|after|before|with|without|as|of|to|between|over|under|among|since|until|according|due|if|when|while|although|though|because|unless|whereas|but|and|so|or|then|what|how|why|another|first|second|also|in)\b/i;

/** Two words that open sentence after sentence, wherever they stand. */
function sameTwoWords({ essay, unwanted }: Facts): Point[] {
  const by = new Map<string, Sentence[]>();
  for (const one of essay.sentences) {
    const opens = /^\W*([A-Za-z']+ [A-Za-z']+) /.exec(one.text)?.[1];
    if (!opens || NO_SUBJECT.test(opens) || unwanted.includes(one)) continue;
    by.set(opens.toLowerCase(), [...(by.get(opens.toLowerCase()) ?? []), one]);
  }
  const [list] = [...by.values()].sort((a, b) => b.length - a.length);
  if (!list || list.length < 4) return [];
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
  /\b(?:(?:this|these|those|such|the former|the latter|the same|(?:in|of|with|for|by|from|at|on|to|about) that)\s+(?!is\b|are\b|was\b|were\b|has\b|have\b|can\b|will\b|would\b|could\b|may\b|as\b)|that\s+(?!is\b|are\b|was\b|were\b|has\b|have\b|can\b|will\b|would\b|could\b|may\b|the\b|they\b|it\b|he\b|we\b|people\b))[\w"“'‘]/i;

/** Such a sentence is tied to the one before in another way. */
const TIED =
  /^\W*(?:it|they|he|she|we|i|there|not|then|next|after|but|and|so|however|also|moreover|besides|in addition|for (?:example|instance)|finally|another|other|both|while)\b|^\W*[^,]{2,30},|\b(?:therefore|thus|as a result)\b/i;

const TAKEN_UP: Record<ReturnType<typeof kindOf>, Both> = {
  numbers: {
    zh: '7 分的报告会这样接上一句：This rise …、Such a fall …。',
    en: 'A 7 takes the sentence before up in such a place: "This rise …", "Such a fall …".',
  },
  process: {
    zh: '7 分的报告会这样接上一句：This mixture …、At this stage …。',
    en: 'A 7 takes the sentence before up in such a place: "This mixture …", "At this stage …".',
  },
  map: {
    zh: '7 分的报告会这样接上一句：This building …、In this area …。',
    en: 'A 7 takes the sentence before up in such a place: "This building …", "In this area …".',
  },
};

const CHANGED =
  /\b(?:ris\w+|rose|increas\w*|grew|grow\w*|climb\w*|jump\w*|soar\w*|fell|fall\w*|decreas\w*|declin\w*|drop\w*|reduc\w*|doubl\w*|halved)\b/i;

/** Nothing that was said is taken up with a noun. */
function neverTakenUp(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const text = facts.essay.text;
  if (facts.words < 120 || isLetter(facts.request) || TAKES_UP.test(text)) return [];
  // "This rise" needs a rise in the sentence before.
  const ofNumbers = facts.request.task === 1 && kindOf(facts.request) === 'numbers';
  const shown = all.find(
    (one, i) =>
      i > 0 &&
      all[i - 1]!.paragraph === one.paragraph &&
      one.words.length >= 5 &&
      /^\W*[A-Z]/.test(one.text) &&
      !TIED.test(one.text) &&
      (!ofNumbers || CHANGED.test(all[i - 1]!.text)),
  );
  if (!shown) return [];
  return [
    weakness(
      0.17,
      '全文没有一处用 this、these 或 such 加名词来接上文。',
      'Nowhere in the text does "this", "these" or "such" with a noun take up what was said.',
      quote(shown),
      facts.request.task === 1
        ? TAKEN_UP[kindOf(facts.request)]
        : {
            zh: '7 分的文章会这样接上一句：This change …、Such costs …。',
            en: 'A 7 takes the sentence before up in such a place: "This change …", "Such costs …".',
          },
    ),
  ];
}
