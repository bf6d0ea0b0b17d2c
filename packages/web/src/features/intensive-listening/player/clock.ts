import { useSyncExternalStore } from 'react';

/** The second that is heard. Apart from the page's state: it changes with every frame, and only the wave draws it. */
export type Clock = { get: () => number; set: (at: number) => void; subscribe: (listener: () => void) => () => void };

export function createClock(): Clock {
  let now = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(at) {
      if (at === now) return;
      now = at;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useClock = ({ get, subscribe }: Clock): number => useSyncExternalStore(subscribe, get);
