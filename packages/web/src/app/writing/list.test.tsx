import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const row = (id: number, change: object = {}) => ({
  id,
  prompt_id: 0,
  module_type: 1,
  task: 2,
  title: { en: `Question ${id}`, zh: `题 ${id}` },
  content: `Question number ${id}?`,
  category: 1,
  topic: 'cities',
  year: 2026,
  type: 'opinion',
  subject_type: 0,
  img: '',
  drawn: '',
  access: 'free',
  locked: 0,
  record_id: 0,
  drafts: 0,
  status: 0,
  step: 0,
  score: -1,
  first_score: -1,
  words: 0,
  min_words: 250,
  seconds_left: 0,
  last_time: 0,
  ...change,
});
const choice = (id: number, zh: string) => ({ id, name: { en: zh, zh }, count: 3 });
const config = {
  jian_ya: [],
  ji_jing: [choice(2026, '2026 年')],
  yu_ce: [],
  categories: [choice(1, '整套题'), choice(2, '专题')],
  topics: [{ key: 'cities', name: { en: 'Cities', zh: '城市' }, count: 3 }],
  types: [{ key: 'opinion', count: 3 }],
  subject_types: [],
};
const answers = (list: object[], total = list.length) => ({
  'writing/get-search-config': config,
  'writing/get-task2-search-list': { list, total, page: 1, pageSize: 12, has_more: 0 },
  'exercise/get-big-essay-record-list': { list: [], total: 0, page: 1, pageSize: 5, has_more: 0 },
});
const lineOf = async (id: number) => within((await screen.findByText(`Question number ${id}?`)).closest('li')!);

test('each row says how far the learner has come, and offers the one next step', async () => {
  await openApp('/writing-list-next/2', {
    answers: answers([
      row(1),
      row(2, { record_id: 12, drafts: 1, status: 1, step: 2, words: 187, last_time: 1_790_000_000 }),
      row(3, { record_id: 13, drafts: 2, status: 3, step: 3, score: 6.5, first_score: 6, last_time: 1_790_000_000 }),
      row(4, { record_id: 14, drafts: 1, status: 2, step: 3, seconds_left: 40 }),
      row(5, { record_id: 15, drafts: 1, status: 4, step: 2 }),
    ]),
  });
  expect((await lineOf(1)).getByRole('link', { name: '开始写' }).getAttribute('href')).toMatch(/essay\/1$/);
  const draft = await lineOf(2);
  expect(draft.getByText(/草稿 187 \/ 250 词/)).toBeTruthy();
  expect(draft.getByRole('link', { name: '继续写' }).getAttribute('href')).toMatch(/writing-task-2\/12$/);
  const scored = await lineOf(3);
  expect(scored.getByText(/第 1 稿 6\.0/)).toBeTruthy();
  expect(scored.getByRole('link', { name: '看批改' }).getAttribute('href')).toMatch(/writing-feedback-task-2\/13$/);
  expect((await lineOf(4)).getByText('还要约 40 秒')).toBeTruthy();
  expect((await lineOf(5)).getByText('付的已退回')).toBeTruthy();
  // One filled button: the draft that waits.
  expect(document.querySelectorAll('main [class*="primary"]').length).toBe(1);
});

test('a year can be chosen only on the shelf that has years, and leaving the shelf clears it', async () => {
  const { router } = await openApp('/writing-list-next/2?category=2&year=2026', { answers: answers([row(1)]) });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('button', { name: '2026 年' })).toBeTruthy();
  await act(async () => void fireEvent.click(main.getByRole('button', { name: '专题' })));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(main.queryByRole('button', { name: '年份' })).toBeNull();
});

test('writing again opens a new draft of the same question, once', async () => {
  const app = await openApp('/writing-list-next/2', {
    answers: {
      ...answers([row(3, { record_id: 13, drafts: 1, status: 3, step: 3, score: 6 })]),
      'exercise/save-essay-record-info': { outcome: 'saved', id: 21, revision: 0 },
      'exercise/get-essay-record-info': refusal('not_found', 404),
    },
  });
  const again = (await lineOf(3)).getByRole('button', { name: '改一稿' });
  await act(async () => {
    fireEvent.click(again);
    fireEvent.click(again);
  });
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/writing-task-2/21'));
  const made = app.asked.filter(({ path }) => path === 'exercise/save-essay-record-info');
  expect(made.length).toBe(1);
  expect(made[0]?.input).toMatchObject({ id: 0, paper_id: 3, of_record: 13 });
});

test('a list that does not come says so and can be asked for again', async () => {
  let fails = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openApp('/writing-list-next/2', {
    answers: {
      ...answers([]),
      'writing/get-task2-search-list': () =>
        fails ? refusal('internal', 500) : { list: [row(1)], total: 1, page: 1, pageSize: 12, has_more: 0 },
    },
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await act(async () => void fireEvent.click(retry));
  expect((await lineOf(1)).getByText('未写')).toBeTruthy();
});
