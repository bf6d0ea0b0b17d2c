import { setImmediate as turn } from 'node:timers/promises';
import { isDatabaseAway } from './errors.ts';

type Waiting<I, O> = { item: I; key: unknown; done: (answer: O) => void; failed: (error: unknown) => void };
type Manner<I> = { keyOf: (item: I) => unknown; most?: number; patienceMs?: number; lanes?: number };

/**
 * Statements that many callers want at the same moment, sent as one: what came in the same turn of the event loop, and
 * what comes while as many are under way as there are `lanes`. Alone, nobody waits longer than that turn; behind a round
 * that hangs, nobody waits longer than `patienceMs` for the next. `run` answers in the order of its items; of two items
 * with the same key the later one takes a later round, which begins when the first is over.
 */
export function batched<I, O>(
  run: (items: I[]) => Promise<O[]>,
  { keyOf, most = 64, patienceMs = 100, lanes = 1 }: Manner<I>,
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let busy = 0;
  const underWay = new Set<unknown>();

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, key: keyOf(item), done, failed });
      if (busy === lanes) return;
      busy += 1;
      setImmediate(rounds);
    });

  async function rounds(): Promise<void> {
    // Whoever is left has the key of somebody in another lane, which looks again when it is done with them.
    for (let going = nextRound(); going.length > 0; going = nextRound()) {
      for (const { key } of going) underWay.add(key);
      await overOrLate(round(going), patienceMs);
      for (const { key } of going) underWay.delete(key);
      // Callers that just got their answers often ask again at once: waiting one turn takes them along.
      await turn();
    }
    busy -= 1;
  }

  function nextRound(): Waiting<I, O>[] {
    const going = new Map<unknown, Waiting<I, O>>();
    const later: Waiting<I, O>[] = [];
    for (const one of waiting) {
      if (going.size < most && !going.has(one.key) && !underWay.has(one.key)) going.set(one.key, one);
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
      // While the database is away no caller can be served, so those still waiting are refused as well.
      if (isDatabaseAway(error)) for (const { failed } of [...going, ...waiting.splice(0)]) failed(error);
      // Any other error may be one caller's fault and must not fail the others.
      else if (going.length > 1) for (const one of going) await round([one]);
      else for (const { failed } of going) failed(error);
    }
  }
}

function overOrLate(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((go) => {
    const late = setTimeout(go, ms);
    void work.finally(() => {
      clearTimeout(late);
      go();
    });
  });
}
