import type { WordVectors } from '../model/word-vectors.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';

const CLOSING = /^\W*(?:in conclusion|to conclude|to sum up|in summary|to summari[sz]e|all in all)\b/i;
const NEVER_FIRST =
  /^\W*(?:moreover|furthermore|however|therefore|secondly|thirdly|in addition|for example|for instance|as a result|consequently|besides|they|he|she|such an?|also|similarly|on the other hand|another)\b/i;

/**
 * Signs that the sentences stand in no order: an ending in the middle, a beginning that points back, "secondly" before
 * "firstly", and neighbours that have no more in common than any two sentences of the essay.
 */
export function isShuffled(essay: EssayText, vectors: WordVectors): boolean {
  const { sentences } = essay;
  if (sentences.length < 7) return false;
  const signs =
    Number(closesEarly(sentences)) +
    Number(NEVER_FIRST.test(sentences[0]!.text)) +
    Number(countsBackwards(sentences)) +
    paragraphStarts(essay);
  const near = nearness(sentences, vectors);
  return signs >= 2 ? near < 1.2 : closesEarly(sentences) && near < 0.8;
}

/** Several sentences, and other paragraphs, after the conclusion. */
function closesEarly(sentences: Sentence[]): boolean {
  const at = sentences.findIndex((one) => CLOSING.test(one.text));
  return at >= 0 && sentences.length - at > 4 && at < sentences.length * 0.75;
}

function countsBackwards(sentences: Sentence[]): boolean {
  const at = (pattern: RegExp) => sentences.findIndex((one) => pattern.test(one.text));
  const [first, second, third] = [
    at(/^\W*(?:first|firstly|first of all|to begin with)\b/i),
    at(/^\W*(?:second|secondly)\b/i),
    at(/^\W*(?:third|thirdly|finally|lastly)\b/i),
  ];
  return (first >= 0 && second >= 0 && second < first) || (second >= 0 && third >= 0 && third < second);
}

/** Paragraphs after the first that begin by pointing back with a bare pronoun, half of them or more. */
function paragraphStarts({ paragraphs }: EssayText): number {
  const later = paragraphs.slice(1);
  const back = later.filter((one) =>
    /^\W*(?:for example|for instance|it|they|he|she|as a result|consequently|this|these)\b/i.test(one.text),
  ).length;
  return later.length >= 2 && back / later.length >= 0.5 ? 1 : 0;
}

/** How much nearer neighbours are than chance pairs, in deviations of a random order. */
export function nearness(sentences: Sentence[], vectors: WordVectors): number {
  const points = sentences.map((one) => vectors.of(one.text));
  const value = (order: number[]) =>
    order.slice(1).reduce((sum, at, i) => sum + vectors.similar(points[order[i]!]!, points[at]!), 0);
  const order = points.map((_, i) => i);
  let seed = points.length;
  // The same numbers for the same essay: a report must not change from one reading to the next.
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
  const chance = Array.from({ length: 60 }, () => {
    const mixed = [...order];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return value(mixed);
  });
  const mean = chance.reduce((sum, one) => sum + one, 0) / chance.length;
  const spread = Math.sqrt(chance.reduce((sum, one) => sum + (one - mean) ** 2, 0) / chance.length) || 1;
  return (value(order) - mean) / spread;
}
