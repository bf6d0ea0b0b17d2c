import type { Current } from './desk.ts';

export function currentAt(start: number, onChange: (n: number) => void = () => {}): Current {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(n) {
      if (n === now) return;
      now = n;
      for (const listener of listeners) listener();
      onChange(n);
    },
  };
}
