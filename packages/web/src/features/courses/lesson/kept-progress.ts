import { type Stay, withDone, withStays } from '@ninefold/core/courses/lesson-progress';
import { safeStorage } from '#platform/safe-storage.ts';

/** What is not at the server yet: where the learner is, which parts they went through, and how long they were at each. */
export type Waiting = { place: { part: number; second: number }; through: number[]; stays: Stay[] };

const nameOf = (userId: number, lessonId: number) => `nf-lesson-progress ${userId} ${lessonId}`;

/** On the device until the server has it: a closed tab loses nothing. */
export function keptProgress(userId: number, lessonId: number) {
  const name = nameOf(userId, lessonId);
  return {
    read(): Waiting | null {
      try {
        const kept = JSON.parse(safeStorage.get(name) ?? 'null') as (Omit<Waiting, 'stays'> & Partial<Waiting>) | null;
        if (!kept || !Number.isInteger(kept.place.part) || !Array.isArray(kept.through)) return null;
        // An earlier version of the page kept no stays.
        return { ...kept, stays: kept.stays ?? [] };
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

/** The newest place wins; parts that were gone through and the time at them add up. */
export const joined = (before: Waiting | null, next: Waiting): Waiting => ({
  place: next.place,
  through: withDone(before?.through ?? [], next.through),
  stays: withStays(before?.stays ?? [], next.stays),
});
