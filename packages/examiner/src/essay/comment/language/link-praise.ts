import { stem } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise } from '../facts.ts';
import { ANNOUNCES } from '../task/part-kinds.ts';

/** Links that say how two things stand to each other; those that only add or count are not among them. */
const TELLING =
  /\b(?:even so|by contrast|in contrast|conversely|that said|admittedly|accordingly|in turn|seen in this light|likewise|nonetheless|nevertheless|instead(?! of)|in other words|as a result|by the same token|in return|for this reason|to that end)\b/gi;
const POINTING =
  /^\W*(this|these|such) (?!means|makes|shows|leads|would|could|will|does|allows|helps|gives|causes|has\b)([a-z]{4,}) (?:is|was|are|were|has|have|had|can|could|will|would|may|might|should|must|of|in|to|for|also|not|then|often|[a-z]+(?:ed|s))\b/i;
/** Nouns that take up a whole statement. */
const TAKES_UP =
  /^(?:change|changes|problem|problems|trend|approach|practice|policy|growth|decline|difference|differences|situation|argument|arguments|view|cost|costs|habit|pattern|result|results|shift|gap|process|increase|fall|rise|measures?|steps?|concern|concerns|figure|advantage|benefit|loss)$/i;

/** A first sentence with a statement in it: no question, no promise, no example, no pronoun. */
const SAYS_POINT = (text: string): boolean =>
  !/\?|\b(?:ignored|have a point|disadvantages|drawbacks)\b/i.test(text) &&
  !ANNOUNCES.test(text) &&
  text.split(/\s+/).length >= 6 &&
  !/^\W*(?:for example|for instance|it|they|he|she|this|there|when|in (?:19|20)\d\d)\b/i.test(text);

/** Links worth learning from, in sentences in which nothing was corrected. From 7 on. */
export function linkPraise({ essay, corrections, bands, structure, request }: Facts): Point[] {
  if (bands.criteria.cc.band < 7) return [];
  const clean = essay.sentences.filter((one) => isClean(corrections, one));
  const firsts = structure.filter((one) => one.role === 'body').map((one) => one.point);
  const points =
    bands.criteria.cc.band >= 7.5 &&
    request.task === 2 &&
    firsts.length >= 2 &&
    firsts.every((one) => SAYS_POINT(one.text));
  const found = clean.flatMap((one) =>
    [...one.text.matchAll(TELLING)].map(([word]) => ({ one, word: word.toLowerCase() })),
  );
  const words = [...new Set(found.map(({ word }) => word))].slice(0, 3);
  const pointing = clean.find((one) => pointsBack(one, essay.sentences[essay.sentences.indexOf(one) - 1]));
  const phrase = pointing && /^\W*(\w+ \w+)/.exec(pointing.text)?.[1];
  return [
    ...(words.length >= 2
      ? [
          praise(
            0.9,
            `连接词说明了关系：${words.join('、')}。`,
            `The links say how things stand to each other: ${words.map((word) => `"${word}"`).join(', ')}.`,
            quote(found[0]!.one),
          ),
        ]
      : []),
    ...(pointing && phrase
      ? [
          praise(
            1,
            `“${phrase}”把上一句的意思接了下来。`,
            `"${phrase}" carries on what the sentence before said.`,
            quote(pointing),
          ),
        ]
      : []),
    ...(points && isClean(corrections, firsts[1]!)
      ? [
          praise(
            0.8,
            '每个正文段都以自己的要点开头，不是例子，也不是问句；这是其中一句。',
            'Each body paragraph opens with its point, not with an example or a question; this is one of these openings.',
            firsts[1],
          ),
        ]
      : []),
  ];
}

function pointsBack(one: Sentence, before: Sentence | undefined): boolean {
  const noun = POINTING.exec(one.text)?.[2];
  if (!noun || !before || before.paragraph !== one.paragraph || one.words.length < 8) return false;
  return TAKES_UP.test(noun) || before.words.some((word) => stem(word.lower) === stem(noun.toLowerCase()));
}
