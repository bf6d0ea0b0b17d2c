// @postgres: choosing by key among many, one choice for two devices
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { answerToday, DAY, newLearner, sit } from './mistakes.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

/** Puts the clock forward to the next time it is so late in Shanghai, where new learners live. */
function until(hour: number): void {
  const seconds = site.deps.now().getTime() / 1000 + 8 * 3600;
  const wanted = Math.floor(seconds / DAY) * DAY + hour * 3600;
  site.later(wanted - seconds + (wanted > seconds ? 0 : DAY));
}

const numbers = (list: { place: { source: string; n?: number[] } }[]) => list.map(({ place }) => place.n?.[0]).sort();

/** One lost at noon of the day before yesterday, two more in another passage late last night; it is half past midnight. */
async function shortlyAfterMidnight() {
  const learner = await newLearner(site);
  until(12);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  until(22);
  await sit(site, learner, { 2: 'zzz', 3: 'zzz' }, 'set1-passage-2');
  until(0.5);
  return learner;
}

test('asking how much is due chooses nothing: what is fresh at night is asked in the morning', async () => {
  const { api, user } = await shortlyAfterMidnight();
  expect(await api.mistakes.getDue({})).toMatchObject({ skills: ['reading'], done: 0, minutes: 2 });
  expect(await site.rows('select 1 from mistake_days where user_id = $1', [user.id])).toEqual([]);
  until(10);
  expect((await api.mistakes.getDue({})).skills).toHaveLength(3);
  expect(numbers((await api.mistakes.getToday({})).list)).toEqual([2, 3, 7]);
});

test('begun with little, the day goes on with what has become due since', async () => {
  const learner = await shortlyAfterMidnight();
  const { api } = learner;
  expect(numbers((await api.mistakes.getToday({})).list)).toEqual([7]);
  await answerToday(site, learner);
  expect(await api.mistakes.getToday({})).toMatchObject({ list: [], done: 1 });
  until(10);
  const morning = await api.mistakes.getToday({});
  expect([numbers(morning.list), morning.done]).toEqual([[2, 3], 1]);
  expect(await api.mistakes.getDue({})).toMatchObject({ skills: ['reading', 'reading'], done: 1 });
});

test('a list that was just read does not hide what lies behind it', async () => {
  const learner = await newLearner(site);
  const wrong = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [at + 1, 'zzz']));
  for (const slug of ['set1-passage-1', 'set1-passage-2', 'set1-passage-3']) await sit(site, learner, wrong, slug);
  site.later(DAY);
  const all = await site.rows<{ id: number }>(`select id from mistakes where user_id = $1 and kind = 'question'`, [
    learner.user.id,
  ]);
  const asked = { skill: 'reading', kind: 'question', page_size: 30, with_solutions: 1 } as const;
  const read = (await learner.api.mistakes.getList(asked)).list.map(({ id }) => id);
  await site.rows('update mistakes set due = due - 1 where id = any($1::bigint[])', [read]);
  expect(all.length).toBeGreaterThan(30);
  expect((await learner.api.mistakes.getDue({})).skills).toHaveLength(Math.min(10, all.length - 30));
});
