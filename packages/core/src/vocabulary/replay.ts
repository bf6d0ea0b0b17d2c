import type { Outlook } from '../memory/outlook.ts';
import { type Answered, afterAnswer, type WordCard } from './card.ts';

export type Replayed = { before: WordCard | null; after: WordCard };

/**
 * What answers make of a word, one after the other on their days. Two learners who turn out to be one merge by this:
 * by what was answered, never by which of two cards looks better.
 */
export function replay(
  outlook: Outlook,
  start: WordCard | null,
  answers: readonly (Answered & { day: number })[],
): Replayed[] {
  const steps: Replayed[] = [];
  for (const { day, ...answer } of answers) {
    const before = steps.at(-1)?.after ?? start;
    steps.push({ before, after: afterAnswer({ ...outlook, today: day }, before, answer) });
  }
  return steps;
}
