import type { PlacementAnswer, PlacementItem } from '@ninefold/core/vocabulary/placement';

type Items = {
  words: readonly { name: string; level: number }[];
  non_words: readonly string[];
};

/** A word of the wanted level that was not asked yet, else of the nearest one; null level: a word that does not exist. */
export function nextItem(
  { words, non_words }: Items,
  answers: readonly PlacementAnswer[],
  level: number | null,
): PlacementItem | null {
  const asked = new Set(answers.map(({ name }) => name));
  if (level === null) {
    // Where in the list one begins differs from learner to learner, as the words do.
    const start = (words[0]?.name.length ?? 0) * 7;
    const left = non_words.filter((name) => !asked.has(name));
    const name = left[start % Math.max(1, left.length)];
    if (name !== undefined) return { name, level: null };
  }
  const left = words.filter(({ name }) => !asked.has(name));
  const wanted = level ?? 3;
  const nearest = [...left].sort((a, b) => Math.abs(a.level - wanted) - Math.abs(b.level - wanted))[0];
  return nearest ? { name: nearest.name, level: nearest.level } : null;
}
