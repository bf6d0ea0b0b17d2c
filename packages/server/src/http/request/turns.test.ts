import { expect, test } from 'vitest';
import { placesFor, turns } from './turns.ts';

test('a learner has so many calls worked on at once; the others wait, everybody else goes on', async () => {
  const inTurn = turns(2, 3);
  const gates: (() => void)[] = [];
  let running = 0;
  const call = (userId: number) =>
    inTurn(userId, async () => {
      running += 1;
      await new Promise<void>((open) => gates.push(open));
      running -= 1;
      return userId;
    });
  const mine = Array.from({ length: 5 }, () => call(1));
  const refused = call(1);
  const other = call(2);
  await expect(refused).rejects.toMatchObject({ error: 'too_many_requests' });
  expect(running).toBe(3);
  while (gates.length) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBeLessThanOrEqual(3);
  }
  expect(await Promise.all([...mine, other])).toEqual([1, 1, 1, 1, 1, 2]);
});

test('a call that fails gives its place back', async () => {
  const inTurn = turns(1);
  const fail = () => inTurn(1, () => Promise.reject(new Error('no')));
  await expect(Promise.allSettled([fail(), fail()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await inTurn(1, async () => 'through')).toBe('through');
});

test.each([
  { pool: 10, wanted: 4, is: 4, why: 'as set' },
  { pool: 6, wanted: 4, is: 3, why: 'half of a small pool stays free' },
  { pool: 1, wanted: 4, is: 1, why: 'somebody has to be able to work' },
])('of $pool connections one learner holds at most $is: $why', ({ pool, wanted, is }) => {
  expect(placesFor({ CALLS_AT_ONCE: wanted, DATABASE_POOL: pool })).toBe(is);
});
