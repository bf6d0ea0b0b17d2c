import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** From here on a sentence is too long to be followed at once. */
const LONG = 45;

/** A full clause of its own begins: what joins it, its subject and its verb. */
const VERB =
  "(?:(?:also|then|always|often|usually) )?(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|don't|doesn't|didn't|can't|won't|helps?|makes?|needs?|gives?|wants?|think|believe|became|went|rose|fell|grew|stood|reached|increased|decreased|dropped)";
const SUBJECT = '(?:there|this|these|(?:the|some|many|most|other) (?:[a-z]+ )?[a-z]+|people|children|students|parents)';
const NEXT_CLAUSE = new RegExp(
  `(?:[;:]\\s*(?:(?:but|so|and|also|however|therefore),? )?|,\\s*(?:but|so|and)\\s+|\\s(?:but|so)\\s+)(?:(?:it|they|we|he|she|i) [a-z']+|${SUBJECT} ${VERB})(?![a-z'])`,
  'gi',
);
/**
 * What such a word opens may still wait for its main clause, and the first half alone would be no sentence. A "that" or
 * "which" is done by the time the next clause is joined to it.
 */
const HANGS =
  /\b(?:al?though|though|despite|even|because|if|when|whenever|while|whilst|whereas|since|unless|until|till|before|after|whether|once|not only|either|neither|(?<!such )as(?! (?:well as|a result)\b))\b/i;
const BEFORE = 10;
const BEHIND = 6;

/** Where the sentence can be broken in two that both stand, and the words the second one begins with. */
function breakOf(sentence: Sentence, { tag }: Facts['tools']): string | undefined {
  const { text } = sentence;
  const verbs = tag(sentence).tokens.filter((one) => /^(?:VERB|AUX)$/.test(one.tag));
  for (const match of text.matchAll(NEXT_CLAUSE)) {
    const before = text.slice(0, match.index);
    if (HANGS.test(before)) return undefined;
    const words = match[0].replace(/^[\s,;:]+/, '');
    const whole = countWords(before) >= BEFORE && countWords(text.slice(match.index)) >= BEHIND;
    const [start, end] = [sentence.start + match.index, sentence.start + match.index + match[0].length];
    const both = verbs.some((one) => one.end <= start) && verbs.some((one) => one.start > start && one.end <= end);
    if (whole && both) return words;
  }
  return undefined;
}

/** A sentence too long to follow, told only where the place to break it is sure. */
export function longPoints({ essay, bands, tools }: Facts): Point[] {
  if (bands.criteria.gra.band >= 7) return [];
  const long = essay.sentences
    .map((one) => ({ one, words: countWords(one.text) }))
    .filter(({ words }) => words > LONG)
    .sort((a, b) => b.words - a.words);
  const found = long.flatMap(({ one, words }) => {
    const at = breakOf(one, tools);
    return at ? [{ one, words, at }] : [];
  })[0];
  if (!found) return [];
  return [
    weakness(1.8, `这一句长达 ${found.words} 词。`, `This sentence runs to ${found.words} words.`, quote(found.one), {
      zh: `在“${found.at}”前断开，写成两句。`,
      en: `Break it before "${found.at}" and make two sentences of it.`,
    }),
  ];
}
