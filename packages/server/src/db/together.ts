import { setImmediate as turn } from 'node:timers/promises';
import { isDatabaseAway } from './errors.ts';

type Waiting<I, O> = { item: I; done: (answer: O) => void; failed: (error: unknown) => void };

/**
 * Statements that many callers want at the same moment, sent as one: what came in the same turn of the event loop, and
 * what comes while one is under way. Alone, nobody waits longer than that turn. `run` answers in the order of its items;
 * of two items with the same `keyOf` the later one takes the next round.
 */
export function together<I, O>(
  run: (items: I[]) => Promise<O[]>,
  { keyOf, most = 64 }: { keyOf: (item: I) => unknown; most?: number },
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let busy = false;

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!busy) {
        busy = true;
        setImmediate(rounds);
      }
    });

  async function rounds(): Promise<void> {
    while (waiting.length) {
      await round(nextRound());
      // What its answers set free comes right behind: worth one turn to take it along.
      await turn();
    }
    busy = false;
  }

  function nextRound(): Waiting<I, O>[] {
    const going = new Map<unknown, Waiting<I, O>>();
    const later: Waiting<I, O>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (going.size < most && !going.has(key)) going.set(key, one);
      else later.push(one);
    }
    waiting = later;
    return [...going.values()];
  }

  async function round(going: Waiting<I, O>[]): Promise<void> {
    try {
      const answers = await run(going.map(({ item }) => item));
      going.forEach(({ done }, at) => {
        done(answers[at] as O);
      });
    } catch (error) {
      // One caller's trouble must not become everybody's; a database that is away is everybody's.
      if (going.length > 1 && !isDatabaseAway(error)) for (const one of going) await round([one]);
      else for (const { failed } of going) failed(error);
    }
  }
}
