import { safeStorage } from '#platform/safe-storage.ts';

/** A recording that has begun and has no end yet, so that a reload finds it although its pieces were sent long ago. */
type Begun<Of> = { key: string; next: number; of: Of; guest?: boolean };

export type CutOff<Of> = ReturnType<typeof cutOffRecording<Of>>;

/** `name`: where it is noted, and the lock that the recording tab holds; the browser gives it back however the tab went. */
export function cutOffRecording<Of>(name: string) {
  let release: (() => void) | null = null;
  return {
    /** Called at the beginning and with every piece. */
    note(begun: Begun<Of>): void {
      safeStorage.set(name, JSON.stringify(begun));
      if (release || !navigator.locks) return;
      void navigator.locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((resolve) => (release = resolve)) : undefined,
      );
    },
    /** The end is kept; a recording that has begun meanwhile is left alone. */
    forget(key: string): void {
      if (read()?.key !== key) return;
      safeStorage.remove(name);
      release?.();
      release = null;
    },
    /** The recording that ended without an end; not one that another tab is making at this moment. */
    async take(prefix: string): Promise<Begun<Of> | null> {
      const begun = read();
      // A guest's goes to the account the guest becomes.
      if (!begun || !(begun.key.startsWith(prefix) || begun.guest)) return null;
      if (navigator.locks && !(await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null)))
        return null;
      safeStorage.remove(name);
      return begun.next > 0 ? begun : null;
    },
  };

  function read(): Begun<Of> | null {
    try {
      const stored = JSON.parse(safeStorage.get(name) ?? 'null') as Begun<Of> | null;
      return typeof stored?.key === 'string' ? stored : null;
    } catch {
      return null;
    }
  }
}
