import type { Outcome } from './mark-item.ts';

/** The order of one sitting: what was wrong comes back later in it, until it is known or was tried often enough. */

/** So many others come in between: what is asked again at once is repeated, not remembered. */
const OTHERS_BETWEEN = 3;
/** A sitting has an end: what is still wrong then waits in the book of mistakes. */
export const MOST_TRIES = 3;

/** `kept`: answered without a network and not marked yet. */
export type Given = { item: string; outcome: Outcome | 'kept' };

/** What is still to be asked, in its order; the first is next. Told from the answers alone, so a reload finds it again. */
export function stillToAsk(items: readonly string[], given: readonly Given[]): string[] {
  const queue = [...items];
  const tries = new Map<string, number>();
  for (const { item, outcome } of given) {
    const at = queue.indexOf(item);
    if (at !== -1) queue.splice(at, 1);
    const count = (tries.get(item) ?? 0) + 1;
    tries.set(item, count);
    if (outcome === 'wrong' && count < MOST_TRIES) queue.splice(OTHERS_BETWEEN, 0, item);
  }
  return queue;
}

/** Answered so that it need not come again. */
export const settledCount = (items: readonly string[], given: readonly Given[]): number =>
  items.length - new Set(stillToAsk(items, given)).size;

/** An item that was right, or nearly, or could not be read aloud is settled: another answer to it changes nothing. */
export const isSettled = (item: string, given: readonly Given[]): boolean =>
  given.some((one) => one.item === item && one.outcome !== 'wrong' && one.outcome !== 'kept');
