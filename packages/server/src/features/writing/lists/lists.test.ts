import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { MOST_COUNTED } from '../records/record-lists.repo.ts';
import { draftOf, openWritingSite, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
let guest: Awaited<ReturnType<WritingSite['guest']>>;
beforeAll(async () => {
  site = await openWritingSite();
  guest = await site.guest();
});
afterAll(() => site.close());

test('twelve a page, and the pages together are the whole list once', async () => {
  const one = await guest.api.writing.getTask2SearchList({ page: 1 });
  expect(one).toMatchObject({ page: 1, pageSize: 12, has_more: 1 });
  expect(one.list).toHaveLength(12);
  const last = Math.ceil(one.total / 12);
  const numbers = Array.from({ length: last + 1 }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((page) => guest.api.writing.getTask2SearchList({ page })));
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(one.total);
  expect(ids).toHaveLength(one.total);
  expect(pages.map(({ has_more }) => has_more)).toEqual(numbers.map((page) => Number(page < last)));
  expect(pages.at(-1)?.list).toEqual([]);
});

test('a Task 1 row has its figure, its type and no answer of the pack', async () => {
  const { list } = await guest.api.writing.getTask1SearchList({ type: 'bar' });
  const row = list.find(({ id }) => id === site.id('task1-bar-museum-income'));
  expect(row).toMatchObject({
    type: 'bar',
    subject_type: 1,
    category: 2,
    record_id: 0,
    drafts: 0,
    status: 0,
    score: -1,
  });
  expect(row?.drawn).toContain('<svg');
  const paper = await guest.api.exercise.getEssayPaperInfo({ id: row?.id ?? 0 });
  expect(paper.figures[0]?.table.rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(paper)).not.toContain('overtook the grant');
});

test.each([
  { filter: { category: 2, year: 2026 }, some: true, why: 'a year on the shelf that has years' },
  { filter: { category: 2, year: 1999 }, some: false, why: 'no such year' },
  { filter: { category: 0, year: 1999 }, some: true, why: 'a year says nothing on another shelf' },
  { filter: { category: 1 }, some: false, why: 'no sets in this pack' },
  { filter: { content: 'MUSEUM   income' }, some: true, why: 'words in any case' },
  { filter: { content: '博物馆' }, some: true, why: 'words of the Chinese title' },
  { filter: { content: '%' }, some: false, why: 'a sign is a sign' },
  { filter: { subject_type: 2 }, some: true, why: 'letters' },
] as const)('$filter: $why', async ({ filter, some }) => {
  expect((await guest.api.writing.getTask1SearchList(filter)).total > 0).toBe(some);
});

test('what can be filtered by is counted from what is there', async () => {
  const config = await guest.api.writing.getSearchConfig({ task: 1 });
  const { total } = await guest.api.writing.getTask1PaperList({});
  expect(config.types.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  for (const { key, count } of config.topics)
    expect((await guest.api.writing.getTask1SearchList({ topic: key })).total, key).toBe(count);
});

test('own questions stand in the same list, first, and only for whoever brought them', async () => {
  const visitor = await site.guest();
  for (const n of [1, 2]) await draftOf(visitor, { task: 2, prompt: `Is ${n} 100% enough?` });
  const { list, total } = await visitor.api.writing.getTask2SearchList({});
  expect(list.slice(0, 2).map(({ id, content, category }) => [id, content, category])).toEqual([
    [0, 'Is 2 100% enough?', 4],
    [0, 'Is 1 100% enough?', 4],
  ]);
  expect((await guest.api.writing.getTask2SearchList({})).total).toBe(total - 2);
  expect((await visitor.api.writing.getTask2SearchList({ category: 4, content: '1 100%' })).list).toHaveLength(1);
  const mine = { prompt_id: list[0]?.prompt_id ?? 0 };
  expect((await visitor.api.exercise.getEssayPaperInfo(mine)).content).toBe('Is 2 100% enough?');
  expect(await refusal(guest.api.exercise.getEssayPaperInfo(mine))).toBe('not_found');
});

test('the topic list has ten a page, and the title check finds exactly one', async () => {
  const { list, pageSize } = await guest.api.topic.getList({ module_id: 2 });
  expect([list.length, pageSize]).toEqual([10, 10]);
  const content = `  ${list[3]?.content.toUpperCase().replaceAll(' ', '  ')} `;
  const found = await guest.api.topic.getList({ module_id: 5, is_accurate: 1, content });
  expect(found).toMatchObject({ total: 1, list: [{ id: list[3]?.id }] });
  const part = content.trim().slice(0, -3);
  expect((await guest.api.topic.getList({ module_id: 5, is_accurate: 1, content: part })).total).toBe(0);
});

test('the learner’s drafts, newest first; deep lists go on from the last row without counting', async () => {
  const visitor = await site.guest();
  const paper_id = site.id('task2-free-public-transport');
  for (const content of ['alpha', 'beta', 'gamma']) await draftOf(visitor, { paper_id, content });
  const { list, total } = await visitor.api.exercise.getBigEssayRecordList({ page_size: 2 });
  expect([list.map(({ content }) => content), total]).toEqual([['gamma', 'beta'], 3]);
  const next = await visitor.api.exercise.getBigEssayRecordList({ page_size: 2, before: list[1]?.id });
  expect([next.list.map(({ content }) => content), next.total, next.has_more]).toEqual([['alpha'], -1, 0]);
  expect((await visitor.api.exercise.getBigEssayRecordList({ content: 'ET' })).list).toHaveLength(1);
  expect((await visitor.api.exercise.getEssayRecordList({})).total).toBe(0);
  // Hundreds of essays are not counted to the last one: the list is as quick as that of a beginner.
  const more = (n: number, from: string) =>
    site.rows(
      `insert into essay_records (user_id, task, question, paper_id, paper_hash, title, type, draft, mode, start_key, created_at, saved_at)
       select user_id, task, question, paper_id, paper_hash, title, type, draft, mode, $2 || n, now(), now()
       from essay_records, generate_series(1, $3) n where id = $1`,
      [list[0]?.id, from, n],
    );
  await more(MOST_COUNTED - 4, 'some-');
  expect((await visitor.api.exercise.getBigEssayRecordList({})).total).toBe(MOST_COUNTED - 1);
  await more(1, 'one-');
  const many = await visitor.api.exercise.getBigEssayRecordList({});
  expect([many.list.length, many.total, many.has_more]).toEqual([20, -1, 1]);
});
