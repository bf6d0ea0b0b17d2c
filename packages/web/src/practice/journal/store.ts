import type { Entry } from './entry.ts';

/**
 * Where a device keeps what the server has not acknowledged. `put` stores the entry within the same tick (a text within
 * 300 ms, `gather-puts.ts`); the promise only says whether that worked, so that the learner can be told when this device
 * keeps nothing.
 */
export type JournalStore = {
  /** Attempts with answers that were not acknowledged. */
  attempts(): Promise<number[]>;
  entries(attempt: number): Promise<Entry[]>;
  put(attempt: number, entry: Entry): Promise<void>;
  remove(attempt: number, entries: readonly Entry[]): Promise<void>;
  /** One value, replaced as a whole; undefined once the server has it. */
  annotations(attempt: number): Promise<unknown>;
  putAnnotations(attempt: number, annotations: unknown): Promise<void>;
  /** Nothing of this attempt is needed any more. */
  forget(attempt: number): Promise<void>;
};
