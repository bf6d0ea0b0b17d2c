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

test('opening a page chooses nothing, and what was begun at night is filled up in the morning', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  until(12);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  until(22);
  await sit(site, learner, { 9: 'T', 13: 'T' });
  until(0.5);
  // Lost two hours ago: still fresh.
  expect((await api.mistakes.getDue({})).skills).toEqual(['reading']);
  until(10);
  expect((await api.mistakes.getDue({})).skills).toHaveLength(3);
  until(0.5);
  await sit(site, learner, { 8: 'F' });
  expect(numbers((await api.mistakes.getToday({})).list)).toEqual([13, 7, 9]);
  expect(await answerToday(site, learner)).toEqual(['counts', 'counts', 'counts']);
  until(10);
  expect(await api.mistakes.getToday({})).toMatchObject({ list: [], done: 3 });
  until(10);
  expect(numbers((await api.mistakes.getToday({})).list)).toEqual([8]);
});

test('begun with little, the day goes on with what has become due since, up to ten', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  until(12);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  until(22);
  await sit(site, learner, { 9: 'T', 13: 'T' });
  until(0.5);
  expect(numbers((await api.mistakes.getToday({})).list)).toEqual([7]);
  await answerToday(site, learner);
  expect(await api.mistakes.getToday({})).toMatchObject({ list: [], done: 1 });
  until(10);
  const morning = await api.mistakes.getToday({});
  expect([numbers(morning.list), morning.done]).toEqual([[13, 9], 1]);
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
