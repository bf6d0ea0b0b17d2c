import type { EssayText, Sentence } from '../text/essay-text.ts';

const CLOSING = /^\W*(?:in conclusion|to conclude|to sum up|in summary|to summari[sz]e|all in all)\b/i;
const NEVER_FIRST =
  /^\W*(?:moreover|furthermore|however|therefore|secondly|thirdly|in addition|for example|for instance|as a result|consequently|besides|they|he|she|such an?|also|similarly|on the other hand|another)\b/i;

/**
 * Signs that the sentences stand in no order: an ending in the middle, or two of a beginning that points back,
 * "secondly" before "firstly", and paragraphs that open by pointing back. How near neighbours are in meaning does not
 * tell: in good essays they are hardly nearer than any two sentences.
 */
export function isShuffled(essay: EssayText): boolean {
  const { sentences } = essay;
  if (sentences.length < 7) return false;
  const pointsBack = NEVER_FIRST.test(sentences[0]!.text);
  const signs = Number(pointsBack) + Number(countsBackwards(sentences)) + Number(opensBack(essay));
  return closesEarly(sentences) || signs >= 2;
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
function opensBack({ paragraphs }: EssayText): boolean {
  const later = paragraphs.slice(1);
  const back = later.filter((one) =>
    /^\W*(?:for example|for instance|it|they|he|she|as a result|consequently|this|these)\b/i.test(one.text),
  ).length;
  return later.length >= 2 && back / later.length >= 0.5;
}
