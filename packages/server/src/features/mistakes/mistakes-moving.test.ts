// @postgres: merging two books, reading many attempts piece by piece
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { answerToday, counted, DAY, newLearner, sit } from './mistakes.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

const questions = { skill: 'reading', kind: 'question' } as const;

test('a guest logs in and keeps them: new ones move, those the account has become one', async () => {
  const account = await register(site);
  await sit(site, account, { 7: 'T', 8: 'F' });
  const guest = await site.guest();
  await sit(site, guest, { 8: 'F', 9: 'T' });
  await register(site, account.mobile, guest);
  const { list } = await guest.api.mistakes.getList(questions);
  expect(list.map(({ place, seen }) => [place.source === 'attempt' && place.n[0], seen]).sort()).toEqual([
    [7, 1],
    [8, 2],
    [9, 1],
  ]);
  for (const { id } of list) expect((await guest.api.mistakes.getInfo({ id })).solution.form).toBe('question');
  const { sums, rows } = await counted(site, account.user.id);
  expect(sums).toEqual(rows);
  expect((await guest.api.mistakes.getSummary({})).open.at(-1)).toBe(3);
  expect(await placesOfNothing()).toEqual([]);
});

/** Places of mistakes that are not there any more. */
const placesOfNothing = () =>
  site.rows(
    'select * from mistake_sightings place where not exists (select from mistakes where id = place.mistake_id)',
  );

test('a guest with nothing lost brings nothing along', async () => {
  const guest = await site.guest();
  const learner = await register(site, undefined, guest);
  expect(await learner.api.mistakes.getSummary({})).toMatchObject({ rows: [] });
});

test('a removed attempt takes its mistakes along, unless they were lost elsewhere too', async () => {
  const learner = await newLearner(site);
  const first = await sit(site, learner, { 7: 'T', 8: 'F' });
  const second = await sit(site, learner, { 8: 'F', 9: 'T' });
  await site.deps.db.transaction((tx) =>
    site.services.mistakeBook.forget(tx, learner.user.id, 'attempt', second.attempt.id, site.deps.now()),
  );
  const { list } = await learner.api.mistakes.getList(questions);
  expect(list.map(({ place, seen }) => [place.source === 'attempt' && [place.attempt_id, place.n[0]], seen])).toEqual([
    [[first.attempt.id, 8], 1],
    [[first.attempt.id, 7], 1],
  ]);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
  expect(await placesOfNothing()).toEqual([]);
});

test('attempts from before the book was kept are read into it once, in their order, and go on where they stopped', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T', 8: 'F' });
  site.later(DAY);
  await sit(site, learner, { 8: 'F' });
  site.later(DAY);
  const told = () =>
    site.rows(
      `select slot, kind, state, seen, rights, due::text, first_seen, last_seen from mistakes where user_id = $1 order by slot`,
      [learner.user.id],
    );
  const live = await told();
  for (const table of ['mistakes', 'mistake_counts', 'mistake_weeks', 'mistake_days'])
    await site.rows(`delete from ${table} where user_id = $1`, [learner.user.id]);
  await site.rows('delete from mistake_fills');
  const { attempts } = site.services;
  expect(await Promise.all([attempts.fillMistakes(), attempts.fillMistakes()])).toEqual([true, true]);
  expect(await told()).toEqual(live);
  await site.rows('update mistake_fills set done_to = 0');
  expect(await attempts.fillMistakes()).toBe(true);
  expect(await told()).toEqual(live);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
});

test('an attempt that cannot be read keeps none of the others waiting, and is heard of', async () => {
  const [broken, fine] = [await newLearner(site), await newLearner(site)];
  const { attempt } = await sit(site, broken, { 7: 'T' });
  await sit(site, fine, { 7: 'T', 8: 'F' });
  for (const table of ['mistakes', 'mistake_counts', 'mistake_weeks', 'mistake_fills'])
    await site.rows(`delete from ${table}`);
  await site.rows(`update users set time_zone = 'Nowhere/Gone' where id = $1`, [broken.user.id]);
  const { attempts } = site.services;
  await expect(attempts.fillMistakes()).rejects.toThrow(`attempt ${attempt.id}`);
  expect((await fine.api.mistakes.getList(questions)).list).toHaveLength(2);
  expect(await attempts.fillMistakes()).toBe(true);
});

test('fifty mistakes are listed page by page without a gap, and a day asks for ten of them', async () => {
  const learner = await newLearner(site);
  const wrong = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [at + 1, 'zzz']));
  for (const slug of ['set1-passage-1', 'set1-passage-2', 'set1-passage-3']) await sit(site, learner, wrong, slug);
  const ids: number[] = [];
  for (let more = true; more; ) {
    const before = ids.at(-1);
    const page = await learner.api.mistakes.getList({ ...questions, page_size: 10, ...(before && { before }) });
    ids.push(...page.list.map(({ id }) => id));
    more = page.has_more === 1;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(30);
  site.later(DAY);
  expect((await learner.api.mistakes.getToday({})).list).toHaveLength(10);
  await answerToday(site, learner);
  expect(await learner.api.mistakes.getToday({})).toMatchObject({ list: [], done: 10 });
});
