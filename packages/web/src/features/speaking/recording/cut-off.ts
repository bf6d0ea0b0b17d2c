import { safeStorage } from '#platform/safe-storage.ts';
import type { AnswerOf } from './answer-of.ts';

/** A recording that has begun and has no end yet, so that a reload finds it although its pieces were sent long ago. */
type Begun = { key: string; next: number; of: AnswerOf; guest?: boolean };

const STORED_AS = 'nf-speaking-recording';
/** Held by the tab that records, and given back by the browser when that tab is gone, however it went. */
const LOCK = 'nf-speaking-recording';

let release: (() => void) | null = null;

export const cutOffRecording = {
  /** Called at the beginning and with every piece. */
  note(begun: Begun): void {
    safeStorage.set(STORED_AS, JSON.stringify(begun));
    if (release || !navigator.locks) return;
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((resolve) => (release = resolve)) : undefined,
    );
  },
  /** The end is kept; a recording that has begun meanwhile is left alone. */
  forget(key: string): void {
    if (read()?.key !== key) return;
    safeStorage.remove(STORED_AS);
    release?.();
    release = null;
  },
  /** The recording that ended without an end; not one that another tab is making at this moment. */
  async take(prefix: string): Promise<Begun | null> {
    const begun = read();
    // A guest's goes to the account the guest becomes.
    if (!begun || !(begun.key.startsWith(prefix) || begun.guest)) return null;
    if (navigator.locks && !(await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock !== null)))
      return null;
    safeStorage.remove(STORED_AS);
    return begun.next > 0 ? begun : null;
  },
};

function read(): Begun | null {
  try {
    const stored = JSON.parse(safeStorage.get(STORED_AS) ?? 'null') as Begun | null;
    return typeof stored?.key === 'string' ? stored : null;
  } catch {
    return null;
  }
}
