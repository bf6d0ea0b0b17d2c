import { byStorage } from './tab-lock-by-storage.ts';

/** One tab writes, the others watch: two tabs that both answer would overwrite each other. */
export type Role = 'writer' | 'reader';

export type TabLock = {
  /** Now, whoever holds it: the tab that had it hears of it and becomes a reader. */
  takeOver(): void;
  release(): void;
};

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
  // Only pages served over https (and localhost) have locks; a school on plain http has the second best.
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
