import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { start } from '#features/practice/attempts/attempts.testing.ts';
import {
  essay,
  type MockSite,
  openMockSite,
  passages,
  sections,
  sitMock,
  sitPaper,
  startMock,
} from './mock.testing.ts';

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite({ FREE_AI_TRIES: '2' });
});
afterAll(() => site.close());

const words = [essay('One'), essay('Two')] as const;

/** As a new version of the pack would. */
async function retire(...slugs: string[]) {
  await site.rows(`update content_items set status = 'retired' where slug = any($1)`, [slugs]);
  await site.rows(`update content_packs set imported_at = imported_at + interval '1 second'`, []);
  site.later(10);
}

test('papers of a mock that stand on no shelf are found nowhere, until they were sat', async () => {
  await retire('set-1', 'listening-set-1');
  const learner = await register(site);
  const { api } = learner;
  const [passage = 0, section = 0] = [passages(site)[0], sections(site)[0]];
  const found = async (skill: 'reading' | 'listening') =>
    (await api[skill].getSearchList({ page_size: 50 })).list.map(({ id }) => id);
  expect((await found('reading')).filter((id) => passages(site).includes(id))).toEqual([]);
  expect((await found('listening')).filter((id) => sections(site).includes(id))).toEqual([]);
  expect(await found('reading')).toContain(site.id('set2-passage-1'));
  for (const ask of [
    () => api.reading.getPaper({ id: passage }),
    () => api.reading.getPaper({ ids: [site.id('set2-passage-1'), passage] }),
    () => api.listening.getPaper({ id: section }),
    () => start(learner, { skill: 'reading', id: passage }),
    () => start(learner, { skill: 'listening', paper_ids: sections(site) }),
  ])
    expect(await refusal(ask())).toBe('not_found');

  expect((await api.exam.getMock({ id: site.id('mock-1') })).sounds.length).toBeGreaterThan(3);
  await sitMock(site, learner, words, { with_report: false });
  expect((await api.reading.getPaper({ id: passage })).papers).toHaveLength(1);
  expect(await start(learner, { skill: 'reading', id: passage })).toMatchObject({ resumed: 0 });
  // Nobody else has seen them by that.
  expect(await refusal((await register(site)).api.reading.getPaper({ id: passage }))).toBe('not_found');
});

test('a mock that was retired is offered no more, what was sat stays readable and what runs goes on', async () => {
  const [sat, sitting] = [await register(site), await register(site)];
  const done = await sitMock(site, sat, words, { with_report: false });
  const before = await sat.api.exam.getResult({ record_id: done.id });
  let open = await startMock(site, sitting, { with_report: false });
  await retire('mock-1');

  const offered = (await sat.api.exam.getList()).list.map(({ id }) => id);
  expect(offered).toEqual([site.id('mock-2'), site.id('mock-3')]);
  expect(await refusal(sat.api.exam.start({ id: site.id('mock-1'), key: randomUUID() }))).toBe('not_found');
  expect(await sat.api.exam.getRecord({ record_id: done.id })).toMatchObject({ title: done.title, state: done.state });
  expect(await sat.api.exam.getResult({ record_id: done.id })).toMatchObject({
    title: before.title,
    scores: before.scores,
  });
  const past = await sat.api.history.getMockList({ type: 2 });
  expect(past.list).toMatchObject([{ id: done.id }]);

  await sitPaper(site, sitting, open, { right: 28 });
  open = await sitting.api.exam.beginNext({ record_id: open.id });
  expect(open.standing.at).toBe('reading');
  await sitPaper(site, sitting, open, { right: 20 });
  expect((await sitting.api.exam.beginNext({ record_id: open.id })).standing.at).toBe('writing');
});
