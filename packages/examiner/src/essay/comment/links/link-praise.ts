import { stem } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise } from '../facts.ts';

const POINTING =
  /^\W*(this|these|such) (?!means|makes|shows|leads|would|could|will|does|allows|helps|gives|causes|has\b)([a-z]{4,}) (?:is|was|are|were|has|have|had|can|could|will|would|may|might|should|must|of|in|to|for|also|not|then|often|[a-z]+(?:ed|s))\b/i;
/** Nouns that take up a whole statement. */
const TAKES_UP =
  /^(?:change|changes|problem|problems|trend|approach|practice|policy|growth|decline|difference|differences|situation|argument|arguments|view|cost|costs|habit|pattern|result|results|shift|gap|process|increase|fall|rise|measures?|steps?|concern|concerns|figure|advantage|benefit|loss)$/i;

/** Links worth learning from, in sentences in which nothing was corrected. From 7 on. */
export function linkPraise({ essay, corrections, bands }: Facts): Point[] {
  if (bands.criteria.cc.band < 7) return [];
  const clean = essay.sentences.filter((one) => isClean(corrections, one));
  const pointing = clean.find((one) => pointsBack(one, essay.sentences[essay.sentences.indexOf(one) - 1]));
  const phrase = pointing && /^\W*(\w+ \w+)/.exec(pointing.text)?.[1];
  return [
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
  ];
}

function pointsBack(one: Sentence, before: Sentence | undefined): boolean {
  const noun = POINTING.exec(one.text)?.[2];
  // "This essay" takes up nothing.
  if (
    !noun ||
    /^(?:essay|report|paper|text|article|paragraph)$/i.test(noun) ||
    !before ||
    before.paragraph !== one.paragraph ||
    one.words.length < 8
  )
    return false;
  return TAKES_UP.test(noun) || before.words.some((word) => stem(word.lower) === stem(noun.toLowerCase()));
}
