import { mean, share } from '../features/numbers.ts';
import type { WordVectors } from '../model/word-vectors.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';

/** What shows that sentences follow one another: numbers from which `order.ts` judges, no word of which is learnt. */

const CLOSING =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|to summari[sz]e|all in all|in short|finally, i|in my opinion|overall)\b/i;
const OPENING =
  /^\W*(?:nowadays|these days|in recent (?:years|decades|times)|today|over the (?:past|last)|it is (?:often|sometimes|commonly|widely) (?:said|argued|believed)|(?:some|many) people|in (?:the )?modern|the (?:chart|graph|table|diagram|map|pie|line|bar|two|three|picture|figure|process|given|provided))\b/i;
const BACK =
  /^\W*(?:moreover|furthermore|however|therefore|thus|hence|secondly|thirdly|in addition|additionally|for example|for instance|as a result|consequently|besides|they|he|she|it|this|these|those|such|also|similarly|likewise|on the other hand|another|by contrast|in contrast|then|after that|otherwise|indeed|in fact|meanwhile|because of this|as such|but|and|so|yet|finally|lastly)\b/i;
const NARROW =
  /^\W*(?:for example|for instance|this|these|such|it|they|he|she|as a result|consequently|indeed|in fact|then|otherwise)\b/i;
const STANCE = /\b(?:i (?:\w+ )?(?:agree|disagree|believe|think)|in my (?:opinion|view)|this essay|i will)\b/i;

/**
 * "He or she" is anybody, and "such a policy" names what it speaks of, mostly that of the question: neither needs
 * the sentence before it, so at the head of a text or a paragraph neither shows that something is out of place. "It
 * follows that" and "it is easy to" speak of what comes, "these days" and "this essay" of nothing that was said.
 */
const NAMES_IT = /^\W*(?:(?:he|she) (?:or|and) (?:he|she)|(?:he|she|s)\/(?:he|she)|such an? (?:\w+ )?[a-z]{3,})\b/i;
const IT_COMES =
  /^\W*(?:it (?:(?:is|was|has been|(?:may|might|can|could|would|will|should) be|seems|appears|follows|turns out)(?: \w+){0,3}? (?:that|to|for|whether|how|why)|takes|makes sense)|these days|this (?:essay|report|letter))\b/i;
export const needsNothingBefore = (text: string): boolean => NAMES_IT.test(text) || IT_COMES.test(text);

export function orderSigns(essay: EssayText, prompt: string, vectors: WordVectors): number[] {
  const { sentences, paragraphs } = essay;
  const n = sentences.length;
  const at = (sentence: Sentence) => sentences.indexOf(sentence) / Math.max(1, n - 1);
  const asked = vectors.of(prompt);
  const meant = sentences.map((one) => vectors.of(one.text));
  const near = (a: number, b: number) => vectors.similar(meant[a]!, meant[b]!);
  const pairs = sentences.slice(1).map((_, i) => i);
  const neighbours = mean(pairs.map((i) => near(i, i + 1)));
  const anywhere = mean(pairs.flatMap((i) => [near(i, (i + 3) % n), near(i, (i + 5) % n)]));
  const inside: number[] = [];
  const across: number[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++)
      (sentences[a]!.paragraph === sentences[b]!.paragraph ? inside : across).push(near(a, b));
  }
  const heads = paragraphs.slice(1).map((one) => one.sentences[0]!);
  const inner = sentences.filter((one) => paragraphs[one.paragraph]!.sentences[0] !== one);
  const closing = sentences.filter((one) => CLOSING.test(one.text)).map(at);
  const opening = sentences.filter((one) => OPENING.test(one.text)).map(at);
  const toPrompt = meant.map((one) => vectors.similar(one, asked));
  const middle = toPrompt.slice(1, -1);
  const ends = (position: number) => Number(position > 0.75);
  return [
    Number(BACK.test(sentences[0]!.text) && !needsNothingBefore(sentences[0]!.text)),
    Number(OPENING.test(sentences[0]!.text)),
    Number(CLOSING.test(sentences.at(-1)!.text) || CLOSING.test(paragraphs.at(-1)!.text)),
    closing.length ? mean(closing.map(ends)) - 1 : 0,
    closing.length ? Math.min(...closing) - 0.9 : 0,
    opening.length ? mean(opening) : 0,
    Number(countsBackwards(sentences)),
    share(heads, (one) => BACK.test(one.text) && !needsNothingBefore(one.text)),
    share(heads, (one) => NARROW.test(one.text) && !needsNothingBefore(one.text)),
    share(inner, (one) => BACK.test(one.text)),
    neighbours - anywhere,
    inside.length && across.length ? mean(inside) - mean(across) : 0,
    (toPrompt[0] ?? 0) - mean(middle),
    (toPrompt.at(-1) ?? 0) - mean(middle),
    mean(sentences.filter((one) => STANCE.test(one.text)).map((one) => Math.abs(at(one) - 0.5))),
    backWithNothing(sentences),
    repeats(sentences),
  ];
}

export function countsBackwards(sentences: Sentence[]): boolean {
  const at = (pattern: RegExp) => sentences.findIndex((one) => pattern.test(one.text));
  const [first, second, third] = [
    at(/^\W*(?:first|firstly|first of all|to begin with)\b/i),
    at(/^\W*(?:second|secondly)\b/i),
    at(/^\W*(?:third|thirdly|finally|lastly)\b/i),
  ];
  return (first >= 0 && second >= 0 && second < first) || (second >= 0 && third >= 0 && third < second);
}

const content = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));

/** "Such pictures", "this change", where the sentence before holds no such word. */
function backWithNothing(sentences: Sentence[]): number {
  const named = sentences.flatMap((one, i) => {
    const word = /^\W*(?:this|these|such|those) ([a-z]{4,})/i.exec(one.text)?.[1];
    return word && i > 0 ? [content(sentences[i - 1]!.text).has(word.toLowerCase().slice(0, 6))] : [];
  });
  return share(named, (one) => one);
}

/** Words that a sentence takes up from the one before, against those it shares with any other. */
function repeats(sentences: Sentence[]): number {
  const sets = sentences.map((one) => content(one.text));
  const shared = (a: Set<string>, b: Set<string>) =>
    [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
  const next = sets.slice(1).map((set, i) => shared(set, sets[i]!));
  const far = sets.slice(4).map((set, i) => shared(set, sets[i]!));
  return mean(next) - mean(far);
}
