import { withDone } from '@ninefold/core/courses/lesson-progress';
import { safeStorage } from '#platform/safe-storage.ts';

/** What is not at the server yet: where the learner is, and which parts they went through. */
export type Waiting = { place: { part: number; second: number }; through: number[] };

const nameOf = (userId: number, lessonId: number) => `nf-lesson-progress ${userId} ${lessonId}`;

/** On the device until the server has it: a closed tab loses nothing. */
export function keptProgress(userId: number, lessonId: number) {
  const name = nameOf(userId, lessonId);
  return {
    read(): Waiting | null {
      try {
        const kept = JSON.parse(safeStorage.get(name) ?? 'null') as Waiting | null;
        return kept && Number.isInteger(kept.place.part) && Array.isArray(kept.through) ? kept : null;
      } catch {
        return null;
      }
    },
    keep(waiting: Waiting): void {
      safeStorage.set(name, JSON.stringify(waiting));
    },
    forget(): void {
      safeStorage.remove(name);
    },
  };
}

/** The newest place wins; parts that were gone through add up. */
export const joined = (before: Waiting | null, place: Waiting['place'], through: readonly number[]): Waiting => ({
  place,
  through: withDone(before?.through ?? [], through),
});
