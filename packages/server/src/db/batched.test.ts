import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batched.ts';

type Manner = { lanes?: number; patienceMs?: number };

/** Answers with ten times the item and remembers which items came together. */
function batchesOf(work: (items: number[]) => Promise<void> = async () => {}, manner: Manner = {}) {
  const rounds: number[][] = [];
  const ask = batched(
    async (items: number[]) => {
      rounds.push(items);
      await work(items);
      return items.map((item) => item * 10);
    },
    { keyOf: (item) => item, most: 4, ...manner },
  );
  return { ask, rounds };
}

test('what comes in the same turn goes together, and everybody gets their own answer', async () => {
  const { ask, rounds } = batchesOf();
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([10, 20, 30]);
  expect(rounds).toEqual([[1, 2, 3]]);
});

test('what comes while a round is under way shares the next one', async () => {
  const { ask, rounds } = batchesOf(() => pause(20));
  const first = ask(1);
  await pause(5);
  expect(await Promise.all([first, ask(2), ask(3)])).toEqual([10, 20, 30]);
  expect(rounds).toEqual([[1], [2, 3]]);
});

test('a round is not larger than it may be, and the same key never twice in one', async () => {
  const { ask, rounds } = batchesOf();
  expect(await Promise.all([1, 1, 2, 3, 4, 5].map(ask))).toEqual([10, 10, 20, 30, 40, 50]);
  expect(rounds).toEqual([
    [1, 2, 3, 4],
    [1, 5],
  ]);
});

test('one bad item fails alone', async () => {
  const { ask } = batchesOf(async (items) => {
    if (items.includes(2)) throw new Error('two is bad');
  });
  const answers = await Promise.allSettled([1, 2, 3].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ask(4), 'and the next batch runs').toBe(40);
});

test('when the database is away everybody hears of it at once, also who would have been in the next round', async () => {
  let away = true;
  const { ask, rounds } = batchesOf(async () => {
    if (away) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(ask));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(rounds).toHaveLength(1);
  away = false;
  expect(await ask(8), 'and it is found again by the next').toBe(80);
});

test('a round that hangs does not hold the next one up', async () => {
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  const { ask } = batchesOf((items) => (items.includes(1) ? held : Promise.resolve()));
  const hanging = ask(1);
  await pause(5);
  expect(await ask(2), 'while the first is still out').toBe(20);
  letGo();
  expect(await hanging).toBe(10);
});

test('with two lanes the next round does not wait for the one under way, unless it is about the same', async () => {
  const letGo = new Map<number, () => void>();
  const held = (items: number[]) => new Promise<void>((go) => void letGo.set(items[0] ?? 0, go));
  const { ask, rounds } = batchesOf(held, { lanes: 2, patienceMs: 60_000 });
  const begun = (count: number) => expect.poll(() => rounds.length).toBe(count);
  const asked = [ask(1)];
  await begun(1);
  asked.push(ask(2), ask(1));
  await begun(2);
  asked.push(ask(3));
  expect(rounds).toEqual([[1], [2]]);
  letGo.get(2)?.();
  await begun(3);
  expect(rounds.at(-1), 'the first one is still out').toEqual([3]);
  letGo.get(1)?.();
  await begun(4);
  expect(rounds.at(-1)).toEqual([1]);
  for (const go of letGo.values()) go();
  expect(await Promise.all(asked)).toEqual([10, 20, 10, 30]);
});
