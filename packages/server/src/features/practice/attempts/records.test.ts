// @postgres: SQL that counts inside jsonb, and paging by key
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handIn, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
});
afterAll(() => site.close());

test('a record tells where to go on, where to look, and how far it got', async () => {
  const learner = await site.guest();
  const paper = site.id('set1-passage-1');
  const second = site.id('set1-passage-2');
  const done = await start(learner, { id: paper });
  await handIn(learner, done, { [`${paper}.q1`]: 'spikes', [`${paper}.q2`]: 'nothing of the kind' });
  await start(learner, { of_attempt: done.id, mode: 'practice' });
  await start(learner, { paper_ids: [second, paper] });
  const open = await start(learner, { id: second });
  await save(learner, open, { [`${second}.q1`]: 'x', [`${second}.q2`]: '', [`${second}.q3`]: 'y' });

  const { list } = await learner.api.attempt.getRecordList({});
  expect(
    list.map(({ kind, state, source_id, papers, redo, answered, right }) => [
      kind,
      state,
      source_id,
      papers,
      redo,
      answered,
      right,
    ]),
  ).toEqual([
    // A cleared answer is none.
    ['paper', 'open', second, [second], 0, 2, 0],
    ['own', 'open', 0, [second, paper], 0, 0, 0],
    ['paper', 'open', paper, [paper], 1, 0, 0],
    ['paper', 'marked', paper, [paper], 0, 2, 1],
  ]);
});

test('records are paged by key, skill by skill, and are nobody else’s', async () => {
  const learner = await site.guest();
  const reading = site.id('set1-passage-1');
  for (const fresh of [false, true, true]) await handIn(learner, await start(learner, { id: reading, fresh }));
  const first = await learner.api.attempt.getRecordList({ page_size: 2 });
  expect(first.has_more).toBe(1);
  const rest = await learner.api.attempt.getRecordList({ page_size: 2, before: first.list[1]?.id ?? 0 });
  expect([rest.list.length, rest.has_more]).toEqual([1, 0]);
  const ids = [...first.list, ...rest.list].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  expect((await learner.api.attempt.getRecordList({ skill: 'listening' })).list).toEqual([]);
  expect((await (await site.guest()).api.attempt.getRecordList({})).list).toEqual([]);
});
