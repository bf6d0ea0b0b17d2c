import { byStorage } from './tab-lock-by-storage.ts';
import type { Role, TabLock } from './tab-role.ts';

type Locks = {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    hold: (lock: unknown) => Promise<void> | undefined,
  ): Promise<void>;
};

/** The first tab writes. A reader becomes the writer when it takes over, or when the writer is closed. */
export function tabLock(name: string, onRole: (role: Role) => void): TabLock {
  const locks = (navigator as { locks?: Locks }).locks;
  // Browsers offer locks only on https pages (and localhost); a school on plain http gets the second best.
  return locks ? byLocks(locks, name, onRole) : byStorage(name, onRole);
}

function byLocks(locks: Locks, name: string, onRole: (role: Role) => void): TabLock {
  let letGo: (() => void) | null = null;
  let released = false;
  const queue = new AbortController();

  const hold = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
      if (released) resolve();
      else onRole('writer');
    });

  function waitInLine() {
    onRole('reader');
    locks.request(name, { signal: queue.signal }, hold).catch(lost);
  }

  /** Stolen by another tab, or the wait was given up. */
  function lost() {
    letGo = null;
    if (!released) waitInLine();
  }

  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      waitInLine();
      return undefined;
    })
    .catch(lost);

  return {
    takeOver: () => void locks.request(name, { steal: true }, hold).catch(lost),
    release() {
      released = true;
      letGo?.();
      queue.abort();
    },
  };
}
