// @postgres: the lines of the history, and the migration that brings in what was there
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStatements } from '#features/history/history.testing.ts';
import { CN, codeFor, newMobile, register } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { AGREEMENT, answerItem, goThrough, startSet } from './training.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

test('a set is in the history from its first exercise to its result, with the change against the time before', async () => {
  const learner = await register(site);
  const { history } = learner.api;
  const id = site.id(AGREEMENT);
  const first = await startSet(learner, id);
  await answerItem(learner, first.id, first.items[0]?.key ?? '', 'has risen');
  expect((await history.getWritingList({ type: 3 })).list).toMatchObject([
    { id: first.id, type: 9, state: 'open', progress: 1, total: 12, source_id: id, question_types: ['grammar'] },
  ]);
  const missed = first.items.slice(2, 4).map(({ key }) => key);
  await goThrough(site, learner, first, missed);
  site.later(60);
  await goThrough(site, learner, await startSet(learner, id));
  const { list } = await history.getWritingList({ type: 3 });
  expect(list.map(({ state, right, before }) => [state, right, before?.right])).toEqual([
    ['done', 12, 10],
    ['done', 10, undefined],
  ]);
  expect((await history.getReadingList({ type: 2 })).total).toBe(0);
});

test('a drill stands under its skill by its type of question; what was left without an answer leaves no line', async () => {
  const learner = await register(site);
  const drill = await learner.api.training.startDrill({ skill: 'reading', type: 'tfng', key: crypto.randomUUID() });
  if (drill.outcome !== 'started') throw new Error('nothing to drill');
  const { list } = await learner.api.history.getReadingList({ type: 2 });
  expect(list).toMatchObject([{ id: drill.record.id, kind: 'own', source_id: 0, question_types: ['tfng'] }]);
  await startSet(learner, site.id(AGREEMENT));
  const fresh = await startSet(learner, site.id(AGREEMENT), true);
  expect((await learner.api.history.getWritingList({ type: 3 })).list.map(({ id }) => id)).toEqual([fresh.id]);
});

test('a guest’s training comes along at log-in', async () => {
  const mobile = newMobile();
  await register(site, mobile);
  const guest = await site.guest();
  await startSet(guest, site.id(AGREEMENT));
  await guest.api.student.loginBySms({ country_id: CN, mobile, code: await codeFor(site, guest, mobile) });
  expect((await guest.api.history.getWritingList({ type: 3 })).total).toBe(1);
});

test('the migration brings in what was there, word for word as it is written today', async () => {
  const all = () => site.rows('select * from history_records where type in (6, 8, 9) order by type, record_id');
  // An open record is told of every five minutes; the migration sees the last answer.
  await site.rows(
    `update history_records line set update_time = record.saved_at, duration = record.seconds
     from training_records record where record.id = line.record_id and line.type in (6, 8, 9) and record.state = 'open'`,
  );
  const written = await all();
  expect(written.length).toBeGreaterThan(3);
  await site.rows('delete from history_records');
  for (const statement of fillStatements()) await site.rows(statement);
  expect(await all()).toEqual(written);
});
