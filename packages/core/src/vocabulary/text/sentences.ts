import { gapIn } from '../gap.ts';

/** A sentence of a text, and where it begins there. */
export type Sentence = { text: string; from: number };

/** Titles and initials end in a full stop that ends no sentence. */
const GOES_ON = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|etc|approx|fig|e\.g|i\.e|cf|ca|al)|\b[A-Z])\.$/;
const END = /[.!?]+["'”’)\]]*(?=\s+["'“‘([]?[\p{Lu}\p{N}])/gu;

export function sentencesIn(text: string): Sentence[] {
  const cuts = [...text.matchAll(END)]
    .filter(({ 0: end, index }) => end !== '.' || !GOES_ON.test(text.slice(0, index + 1)))
    .map(({ 0: end, index }) => index + end.length);
  return [...cuts, text.length].flatMap((to, at): Sentence[] => {
    const from = at === 0 ? 0 : (cuts[at - 1] ?? 0);
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    return piece.trim() === '' ? [] : [{ text: piece.trim(), from: from + lead }];
  });
}

/** The first sentence of a text in which the word, or one of its forms, stands. */
export const sentenceWith = (text: string, spellings: readonly string[]): Sentence | null =>
  sentencesIn(text).find((sentence) => gapIn(sentence.text, spellings) !== null) ?? null;
