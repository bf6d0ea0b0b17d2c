import { useEffect, useSyncExternalStore } from 'react';

/** Pages with their own header (the exam's screen) say so while they are shown; the shell then leaves out its bar. */
let pages = 0;
const listeners = new Set<() => void>();

export function useOwnFrame(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

export function useHasOwnFrame(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => pages > 0,
  );
}

function count(by: number): void {
  pages += by;
  for (const listener of listeners) listener();
}
