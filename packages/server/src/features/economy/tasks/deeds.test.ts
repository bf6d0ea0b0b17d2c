// @postgres: once per reference, by a unique key
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/app.ts';
import { coinsOn } from '../economy.testing.ts';
import type { DoneDeed } from './deeds.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ workers: false });
});
afterAll(() => site.close());

const record = (deed: DoneDeed) => site.deps.db.transaction((tx) => site.services.deeds.recordDeed(tx, deed));
const at = new Date('2026-11-20T12:00:00Z');

test('a deed is recorded once per reference, whoever calls again', async () => {
  const userId = await coinsOn(site.deps.db).learner();
  const deed = { userId, deed: 'practice_completed', skill: 'reading', reference: '41', seconds: 900, at } as const;
  expect(await record(deed)).toMatchObject({ recorded: true });
  expect(await record({ ...deed, seconds: 1 })).toMatchObject({ recorded: false });
  expect(await record({ ...deed, reference: '42' })).toMatchObject({ recorded: true });
  const [first, second, ...more] = await site.services.deeds.deedsSince(site.deps.db, userId, new Date(0));
  expect(first).toEqual({
    deed: 'practice_completed',
    skill: 'reading',
    reference: '41',
    seconds: 900,
    happened_at: at,
  });
  expect([second?.reference, more]).toEqual(['42', []]);
});

test('deeds are listed from a moment on, oldest first', async () => {
  const userId = await coinsOn(site.deps.db).learner();
  const days = ['2026-11-21', '2026-11-19', '2026-11-20'].map((day) => new Date(`${day}T00:00:00Z`));
  for (const day of days) await record({ userId, deed: 'words_learned', reference: day.toISOString(), at: day });
  const since = await site.services.deeds.deedsSince(site.deps.db, userId, new Date('2026-11-20T00:00:00Z'));
  expect(since.map(({ happened_at }) => happened_at.getUTCDate())).toEqual([20, 21]);
});

test('deeds of a round are recorded together, each once, and what they fulfil is paid once they are all there', async () => {
  const { learner, balance } = coinsOn(site.deps.db);
  const userId = await learner();
  const words = Array.from(
    { length: 20 },
    (_, n) => ({ userId, deed: 'words_learned', reference: `word:${n}`, at }) as const,
  );
  const reviewed = { userId, deed: 'words_reviewed', reference: 'day:4', at } as const;
  const recordAll = (all: readonly DoneDeed[]) =>
    site.deps.db.transaction((tx) => site.services.deeds.recordDeeds(tx, all));
  await recordAll([...words.slice(0, 12), reviewed]);
  const before = await balance(userId);
  await recordAll(words);
  expect(await site.services.deeds.deedsSince(site.deps.db, userId, new Date(0))).toHaveLength(21);
  expect(await balance(userId)).toBeGreaterThan(before);
  const after = await balance(userId);
  await recordAll(words);
  await recordAll([]);
  expect(await balance(userId)).toBe(after);
});

test('deeds of several learners are recorded together, and each is paid for their own', async () => {
  const { learner, balance } = coinsOn(site.deps.db);
  const [twenty, nineteen] = [await learner(), await learner()];
  const wordsOf = (userId: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ userId, deed: 'words_learned', reference: `word:${n}`, at }) as const);
  const before = [await balance(twenty), await balance(nineteen)];
  await site.deps.db.transaction((tx) =>
    site.services.deeds.recordDeeds(tx, [...wordsOf(nineteen, 19), ...wordsOf(twenty, 20)]),
  );
  expect(await balance(twenty)).toBeGreaterThan(before[0]!);
  expect(await balance(nineteen)).toBe(before[1]);
});
