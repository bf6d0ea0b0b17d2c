import { useSyncExternalStore } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';

/** How a learner likes to listen: kept on this device, the same for every section. */
export type Listening = { text: boolean; translation: boolean; rate: number };

export const RATES: readonly number[] = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5];

const STORED_AS = 'nf-intensive-listening';
const STANDARD: Listening = { text: true, translation: false, rate: 1 };

let current: Listening = read();
const listeners = new Set<() => void>();

export function setListening(change: Partial<Listening>): void {
  current = { ...current, ...change };
  safeStorage.set(STORED_AS, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function useListening(): Listening {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
  );
}

/** The next speed up or down; at either end it stays. */
export const rateBeside = (rate: number, step: 1 | -1): number =>
  RATES[Math.min(Math.max(0, RATES.indexOf(rate) + step), RATES.length - 1)] ?? 1;

function read(): Listening {
  try {
    const { text, translation, rate } = JSON.parse(safeStorage.get(STORED_AS) ?? '{}') as Partial<Listening>;
    return {
      text: text ?? STANDARD.text,
      translation: translation ?? STANDARD.translation,
      rate: RATES.includes(rate ?? 0) ? (rate ?? 1) : STANDARD.rate,
    };
  } catch {
    return STANDARD;
  }
}
