import type { Both } from '../../report.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** A word that joins, how often it may come in one text before it is a habit, and what else does the same work. */
type Link = { word: string; find: RegExp; often: number; better: Both };

const LINKS: readonly Link[] = [
  {
    word: 'so',
    // Not "in doing so they", not "so important is it".
    find: /(?:(?<=[,.!?] )|^)so\b(?=,? (?:i|we|you|he|she|it|they|people|there|nobody|everyone|now|the|a|an|my|our|your|their|his|her|its|this|these|some|in|if|when)\b)|(?<!\b(?:do|does|did|doing|done|if|even|or|think|say|not|and|ever|more|why) )(?<=\w )so (?=(?:i|we|you|he|she|it|they|people|there|nobody|now)\b)/gim,
    often: 4,
    better: {
      zh: '7 分的文章会换一处：把原因提前，用 since 引出；或者用 which is why、as a result 接下去。',
      en: 'A 7 changes one of them: the reason first, with "since", or the result with "which is why" or "as a result".',
    },
  },
  {
    word: 'because',
    find: /\bbecause\b(?! of\b)/gi,
    often: 4,
    better: {
      zh: '7 分的文章会在这里换一种：用 since 把原因放到句首，或用 because of、owing to 加名词。',
      en: 'A 7 changes it here: "since" at the front of the sentence, or "because of" or "owing to" with a noun.',
    },
  },
  {
    word: 'but',
    find: /(?<!\b(?:all|nothing|anything|everything|none|anybody|nobody|everybody|cannot|choice|option|alternative|last|nowhere) )\bbut\b(?! (?:also|for|not least)\b)/gi,
    often: 4,
    better: {
      zh: '7 分的文章会把其中一处的让步放到前面：Although …, …，或者另起一句用 However。',
      en: 'A 7 puts one of the contrasts first ("Although …, …") or opens a sentence with "However".',
    },
  },
  {
    word: 'however',
    find: /\bhowever(?=,)/gi,
    often: 3,
    better: {
      zh: '7 分的文章会换一处：用 although 或 whereas 把对比写进一句。',
      en: 'A 7 changes one of them: the contrast within a sentence, with "although" or "whereas".',
    },
  },
  {
    word: 'then',
    find: /(?:^|[.!?] |, |(?<!\bnow )\band )then\b/gim,
    often: 3,
    better: {
      zh: '7 分的文章会换一处：用 once 或 before 引出从句，或者用 which 接着写下一步。',
      en: 'A 7 changes one of them: a clause with "once" or "before", or the next step with "which".',
    },
  },
  {
    word: 'for example',
    find: /\bfor (?:example|instance)\b/gi,
    often: 3,
    better: {
      zh: '7 分的文章会换一处：把例子写进句子里，用 such as，或者直接写“谁在哪里怎样”。',
      en: 'A 7 changes one of them: the case inside the sentence with "such as", or told straight away, who and where.',
    },
  },
];

/** A report needs fewer of them; a letter may be plain. */
const SHORT = 210;

/** Cohesion: one and the same link does most of the joining. */
export function sameLink({ essay, words, request }: Facts): Point[] {
  const fewer = words < SHORT && !isLetter(request) ? 1 : 0;
  const found = LINKS.map((link) => ({ link, places: [...essay.text.matchAll(link.find)] }))
    .filter(({ link, places }) => places.length >= Math.max(3, link.often - fewer))
    .sort((a, b) => b.places.length / b.link.often - a.places.length / a.link.often)[0];
  if (!found) return [];
  const { link, places } = found;
  const second = places[1]!;
  return [
    weakness(
      0.19,
      `全文有 ${places.length} 处靠“${link.word}”连接，这是其中一处。`,
      `"${link.word}" does the joining ${places.length} times in the text; this is one of them.`,
      quoteAround(essay, { start: second.index, end: second.index + second[0].length }),
      link.better,
    ),
  ];
}
