import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HistoryRow } from '#features/history/history.queries.ts';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const both = (words: string) => ({ en: words, zh: words });

const row = (id: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  id,
  type: 3,
  user_id: 7,
  state: 'done',
  title: both(`Record ${id}`),
  mode: 'exam',
  kind: 'paper',
  source_id: 31,
  papers: [31],
  redo: 0,
  topics: ['nature'],
  question_types: ['tfng', 'matching-headings', 'mcq-single'],
  right: 9,
  total: 13,
  band: -1,
  progress: 0,
  before: null,
  duration: 1222,
  started_at: 1_794_000_000,
  update_time: 1_794_001_222,
  ...more,
});

const list = (...rows: HistoryRow[]) => ({ list: rows, total: rows.length, page: 1, pageSize: 10, more: 0 });

const config = {
  topics: [
    { value: 'nature', name: { en: 'Nature', zh: '自然' } },
    { value: 'history', name: { en: 'History', zh: '历史' } },
  ],
  question_types: ['tfng', 'mcq-single'],
  states: ['done', 'open'],
  bands: [],
  recent: { times: 21, seconds: 33_120 },
};

const answers = (pages: unknown, more: Record<string, unknown> = {}) => ({
  'history/get-reading-list': pages,
  'history/get-search-config': (input: { tab: string }) =>
    input.tab === 'writing' ? { ...config, question_types: [] } : config,
  ...more,
});

test('what was done is there: score, change, types, review, and the way to do it again', async () => {
  const better = row(9, { before: { right: 7, total: 13, band: -1 } });
  const set = row(8, { kind: 'set', papers: [31, 32, 33], right: 33, total: 40, band: 7.5, before: null });
  await openApp('/history/reading/1', { answers: answers(list(better, set)) });
  const review = await screen.findByRole('link', { name: '解析：Record 9' });
  expect(review.getAttribute('href')).toMatch(/reading-next\/31\?.*attempt=9/);
  expect(screen.getByRole('link', { name: '重做：Record 9' }).getAttribute('href')).toMatch(/reading-next\/31$/);
  expect(screen.getByText('9/13')).toBeTruthy();
  expect(screen.getByText('比上次多 2 题')).toBeTruthy();
  expect(screen.getAllByText('判断等 3 种')).toHaveLength(2);
  expect(screen.getByText('7.5')).toBeTruthy();
  expect(screen.getByText('近 30 天 21 次，共 9 小时 12 分')).toBeTruthy();
});

test('an unfinished one says how far it got and goes on', async () => {
  const open = row(9, { type: 1, state: 'open', right: 0, progress: 6 });
  await openApp('/history/listening/1', { answers: answers(list(), { 'history/get-listening-list': list(open) }) });
  expect(await screen.findByText('未完成 6/13')).toBeTruthy();
  const goOn = screen.getByRole('link', { name: '继续：Record 9' });
  expect(goOn.getAttribute('href')).toMatch(/listening-next\/31\?attempt=9/);
});

test('an essay leads to its feedback, a draft to its editor, an own question to no second one', async () => {
  const essay = { type: 5, right: 0, total: 0, question_types: ['opinion'] };
  const rows = list(
    row(9, { ...essay, band: 6.5, before: { right: 0, total: 0, band: 6 } }),
    row(8, { ...essay, state: 'open', progress: 120 }),
    row(7, { ...essay, state: 'handed_in', kind: 'own', source_id: 4, papers: [] }),
  );
  await openApp('/history/writing/2', { answers: answers(list(), { 'history/get-writing-list': rows }) });
  const feedback = await screen.findByRole('link', { name: '看反馈：Record 9' });
  expect(feedback.getAttribute('href')).toMatch(/writing-feedback-task-2\/9$/);
  expect(screen.getByText('比上次高 0.5')).toBeTruthy();
  expect(screen.getByText('未完成 · 120 词')).toBeTruthy();
  expect(screen.getByRole('link', { name: '继续：Record 8' }).getAttribute('href')).toMatch(/writing-task-2\/8$/);
  expect(screen.getByText('已交卷，未评分')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '再写一篇：Record 7' })).toBeNull();
});

test('training: a set leads to its result and to the same set again, a drill to ten other questions', async () => {
  const training: Partial<HistoryRow> = { type: 8, mode: 'practice', papers: [], topics: [] };
  const rows = list(
    row(9, { ...training, kind: 'set', source_id: 44, question_types: ['vocabulary'], right: 10, total: 12 }),
    row(8, { ...training, kind: 'own', source_id: 0, question_types: ['tfng'], state: 'open', progress: 4, total: 10 }),
    row(7, { ...training, kind: 'own', source_id: 0, question_types: ['tfng'], right: 7, total: 10 }),
  );
  await openApp('/history/reading/2', { answers: answers(rows) });
  const result = await screen.findByRole('link', { name: '看结果：Record 9' });
  expect(result.getAttribute('href')).toMatch(/training-collection\/44\/9$/);
  expect(screen.getByRole('link', { name: '重做：Record 9' }).getAttribute('href')).toMatch(/training-collection\/44$/);
  expect(screen.getByText('词汇')).toBeTruthy();
  expect(screen.getByRole('link', { name: '继续：Record 8' }).getAttribute('href')).toMatch(/training-drill\/8$/);
  expect(screen.getByRole('link', { name: '重做：Record 7' }).getAttribute('href')).toMatch(
    /training-drill\/reading\/tfng$/,
  );
});

test('a filter stands in the address and goes to the server; a press takes it away, and Back brings it again', async () => {
  const { asked, router } = await openApp('/history/reading/1?state=open', { answers: answers(list(row(9))) });
  const last = () => asked.filter(({ path }) => path === 'history/get-reading-list').at(-1)?.input;
  const chip = await screen.findByRole('button', { name: '未完成', pressed: true });
  expect(last()).toMatchObject({ state: 'open', page: 1, sort_update_time: 2 });
  await act(async () => void fireEvent.click(chip));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(last()).not.toHaveProperty('state'));
  await act(async () => router.history.back());
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'open' }));
});

test('a column sorts downwards first, then upwards', async () => {
  const { router } = await openApp('/history/reading/1', { answers: answers(list(row(9))) });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '用时：最长的在前' })));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-duration' }));
  const again = await screen.findByRole('button', { name: '用时：最短的在前' });
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'duration' }));
});

test('pages: the second is asked for, and what lies behind all of them is told', async () => {
  const pages = (input: { page: number }) => ({ ...list(row(input.page)), total: 1000, page: input.page, more: 1 });
  const { router } = await openApp('/history/reading/1', { answers: answers(pages) });
  const nav = await screen.findByRole('navigation', { name: '翻页' });
  await act(async () => void fireEvent.click(within(nav).getByRole('button', { name: '第 2 页' })));
  expect(await screen.findByRole('link', { name: '解析：Record 2' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ page: 2 });
  expect(screen.getByText(/前 1,?000 条记录/)).toBeTruthy();
});

test('a filter that finds nothing is cleared with one press', async () => {
  const { router } = await openApp('/history/reading/1?topic=nature', { answers: answers(list()) });
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: '清除筛选' });
  await act(async () => void (clear && fireEvent.click(clear)));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('an empty history begins with a first paper', async () => {
  await openApp('/history/listening/1', { answers: answers(list(), { 'history/get-listening-list': list() }) });
  expect(await screen.findByText('还没有记录')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去练听力' }).getAttribute('href')).toMatch(/listening-list$/);
});

test('the old address leads to the first tab', async () => {
  const { router } = await openApp('/records', { answers: answers(list(row(9))) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/history/reading/1'));
});

test('speaking: a report by its part and mode, a sitting that goes on, and the same topic again', async () => {
  const spoken: Partial<HistoryRow> = { type: 2, source_id: 4, papers: [4], topics: ['people'] };
  const rows = list(
    row(9, { ...spoken, question_types: ['part2'], mode: 'practice', band: 5.5 }),
    row(8, { ...spoken, question_types: ['part1'], mode: 'exam', state: 'handed_in' }),
    row(7, { ...spoken, question_types: ['part3'], mode: 'practice', state: 'open' }),
  );
  await openApp('/history/speaking/1', { answers: answers(list(), { 'history/get-speaking-list': rows }) });
  const report = await screen.findByRole('link', { name: '看报告：Record 9' });
  expect(report.getAttribute('href')).toMatch(/speaking_report\/practice2\/9$/);
  expect(screen.getByRole('link', { name: '再说一次：Record 9' }).getAttribute('href')).toMatch(
    /speaking-practice\/2\/4/,
  );
  expect(screen.getByRole('link', { name: '打开：Record 8' }).getAttribute('href')).toMatch(
    /speaking_report\/skill\/8$/,
  );
  expect(screen.getByRole('link', { name: '继续：Record 7' }).getAttribute('href')).toMatch(
    /speaking-practice\/3\/4\?.*record=7/,
  );
  expect(screen.getByText('Part 2')).toBeTruthy();
  expect(screen.getByText('没说完')).toBeTruthy();
});

test('what was said in lessons is basic training of speaking: with its report, and with a way to the lessons', async () => {
  const said = row(9, { type: 7, source_id: 4, papers: [4], question_types: ['part2'], mode: 'practice', band: 6 });
  await openApp('/history/speaking/3', { answers: answers(list(), { 'history/get-speaking-list': list(said) }) });
  const report = await screen.findByRole('link', { name: '看报告：Record 9' });
  expect(report.getAttribute('href')).toMatch(/speaking_report\/practice2\/9$/);
  expect(screen.getByText('6.0')).toBeTruthy();
  closeApp();
  await openApp('/history/speaking/3', { answers: answers(list(), { 'history/get-speaking-list': list() }) });
  expect((await screen.findByRole('link', { name: '去上课' })).getAttribute('href')).toMatch(/course$/);
});
