import { expect, test } from 'vitest';
import { unhurried } from './unhurried.ts';

/** The rests of a job of pieces that take so many milliseconds each. */
async function restsOf(pieces: number[]): Promise<number[]> {
  let now = 0;
  const rests: number[] = [];
  const pause = async (ms: number) => {
    rests.push(ms);
    now += ms;
  };
  const rest = unhurried({ now: () => now, pause });
  for (const ms of pieces) {
    now += ms;
    await rest();
  }
  return rests;
}

test('a short job does not rest at all', async () => {
  expect(await restsOf([100, 100, 100])).toEqual([]);
});

test('a long one rests after each piece, many times as long as it worked, and its rests are no work', async () => {
  expect(await restsOf([300, 10, 10])).toEqual([140, 140]);
});

test('one slow piece is no reason to stop for long', async () => {
  expect(await restsOf([5000, 1])).toEqual([400, 14]);
});
