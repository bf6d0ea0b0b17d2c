/** Sentences are counted from 1; a place outside the paper is its first or its last sentence. */
export const orderWithin = (order: number, count: number): number =>
  Math.min(Math.max(1, Math.trunc(order) || 1), Math.max(1, count));

type Timed = { order: number; start: number; end: number };

/** The sentence that is heard at a second: the last one that has begun. */
export function sentenceAt(sentences: readonly Timed[], second: number): number {
  const begun = sentences.findLast(({ start }) => start >= 0 && start <= second + 0.05);
  return begun?.order ?? sentences[0]?.order ?? 1;
}

/** What a loop plays: one sentence, or all from one to another, whichever was chosen first. */
export function stretchOf(sentences: readonly Timed[], a: number, b: number): { from: number; to: number } | null {
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  const inside = sentences.filter(({ order, start }) => order >= first && order <= last && start >= 0);
  const [begin, end] = [inside[0], inside.at(-1)];
  return begin && end ? { from: begin.start, to: end.end } : null;
}
