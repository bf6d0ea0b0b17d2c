import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, guest, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const paper = {
  id: 3,
  prompt_id: 0,
  task: 1,
  module: 'academic',
  type: 'bar',
  title: { en: 'Museums', zh: '博物馆' },
  topic: 'culture',
  year: 2026,
  content: 'The chart below shows incomes.',
  subject_url: '',
  figures: [],
  letter: null,
  minutes: 20,
  min_words: 150,
  access: 'free',
  locked: 0,
};
/** An exam that was handed in: its page shows what scoring it costs. */
const record = {
  id: 9,
  paper_id: 3,
  prompt_id: 0,
  task: 1,
  content: 'The chart shows incomes.',
  outline: '',
  isDraft: 0,
  status: 1,
  step: 3,
  mode: 'exam',
  draft: 1,
  of_record: 0,
  other_record: 0,
  words: 4,
  revision: 2,
  writer: '',
  duration: 900,
  create_time: 1_790_000_000,
  handed_in_time: 1_790_001_000,
  handed_in_by: 'clock',
  left_ms: -1,
  paper,
};
const price = { pays_with: 'coins', coins: 60, remaining_points: 1280, free_tries: 0, can_pay: 1 };
const progress = {
  scoring_id: 5,
  record_id: 9,
  status: 2,
  stage: 'language',
  percent: 30,
  ahead: 0,
  seconds_left: 40,
  ask_again_ms: 60_000,
  paid_with: 'coins',
  coins: 60,
  failure: '',
  refunded: 0,
  refunded_coins: 0,
  score: -1,
  create_time: 1_790_001_100,
};

const open = (answers: Record<string, unknown> = {}) =>
  openApp('/writing-task-1/3/9', {
    answers: {
      'exercise/get-essay-record-info': record,
      'writing/get-scoring-price': price,
      'exercise/get-essay-scoring-result': progress,
      ...answers,
    },
  });

describe('what a scoring costs is said before the press', () => {
  test.each([
    { price: { pays_with: 'membership' }, says: '不花金币', button: '开始批改', why: 'a member pays nothing' },
    {
      price: { pays_with: 'free_try', free_tries: 3 },
      says: '用完还剩 2 次',
      button: '批改 · 用一次免费次数',
      why: 'a free try',
    },
    { price: {}, says: '批改一篇 60 金币，你有 1280', button: '批改 · 60 金币', why: 'coins' },
  ])('$why', async ({ price: change, says, button }) => {
    await open({ 'writing/get-scoring-price': { ...price, ...change } });
    expect(await screen.findByText(new RegExp(says))).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});

test('without coins there are two ways to get some, and nothing to press by mistake', async () => {
  await open({ 'writing/get-scoring-price': { ...price, remaining_points: 20, can_pay: 0 } });
  expect(await screen.findByText('金币不够')).toBeTruthy();
  expect(screen.getByRole('link', { name: '开通写作会员' }).getAttribute('href')).toMatch(/profile\/vip$/);
  expect(screen.getByRole('link', { name: '去赚金币' }).getAttribute('href')).toMatch(/task-center$/);
  expect(screen.queryByRole('button', { name: /^批改/ })).toBeNull();
});

test('coins that were spent elsewhere meanwhile lead to the same two ways', async () => {
  await open({ 'exercise/essay-scoring': refusal('coins_short', 402) });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '批改 · 60 金币' })));
  expect(await screen.findByText('金币不够')).toBeTruthy();
});

test('a guest is led to the log-in, which comes back to this page', async () => {
  await open({ 'student/get-info': guest, 'writing/get-scoring-price': { ...price, pays_with: 'guest' } });
  const link = await screen.findByRole('link', { name: '去登录', hidden: true });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/login?return=/writing-task-1/3/9');
});

test('pressed twice it is one call, and then the steps are shown with their real share', async () => {
  const app = await open({ 'exercise/essay-scoring': progress });
  const button = await screen.findByRole('button', { name: '批改 · 60 金币' });
  app.asked.length = 0;
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(app.timesAsked('exercise/essay-scoring')).toBe(1));
});

test('a scoring under way shows its steps, its share and the time left', async () => {
  await open({ 'exercise/get-essay-record-info': { ...record, status: 2 } });
  expect(await screen.findByText('还要约 40 秒')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('看语法和用词');
});

test.each([
  { back: { refunded: 1, refunded_coins: 60 }, words: '60 金币已退回，作文还在。' },
  { back: { refunded: 1, refunded_coins: 25 }, words: '退回 25 金币，其余超出上限，放不下。作文还在。' },
  { back: { refunded: 0, refunded_coins: 0 }, words: '退回 0 金币，其余超出上限，放不下。作文还在。' },
])('a scoring that failed says what came back and what is safe: $words', async ({ back, words }) => {
  const failed = { ...progress, status: 4, failure: 'timed_out', ask_again_ms: 0, ...back };
  await open({
    'exercise/get-essay-record-info': { ...record, status: 2 },
    'exercise/get-essay-scoring-result': failed,
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByRole('button', { name: '批改 · 60 金币' })).toBeTruthy();
});

describe('whoever asked to be told goes on elsewhere meanwhile', () => {
  const scoring = { 'exercise/get-essay-record-info': { ...record, status: 2 } };

  test('and is told there, with the way to the feedback', async () => {
    let now = progress;
    const { router } = await open({ ...scoring, 'exercise/get-essay-scoring-result': () => now });
    const bell = await screen.findByRole('button', { name: '好了提醒我' });
    await act(async () => void fireEvent.click(bell));
    expect(screen.getByRole('button', { name: '网页开着就会提醒你' }).getAttribute('aria-pressed')).toBe('true');
    await act(() => router.navigate({ to: '/ielts-calculator' }));
    now = { ...progress, status: 3 };
    const way = await screen.findByRole('button', { name: '看批改' }, { timeout: 5000 });
    expect(router.state.location.pathname).toBe('/ielts-calculator');
    await act(async () => void fireEvent.click(way));
    expect(router.state.location.pathname).toBe('/writing-feedback-task-1/3/9');
  });

  test('whoever did not ask is left in peace', async () => {
    const { router, timesAsked } = await open(scoring);
    await screen.findByText('还要约 40 秒');
    await act(() => router.navigate({ to: '/ielts-calculator' }));
    const before = timesAsked('exercise/get-essay-scoring-result');
    await act(() => new Promise((resolve) => setTimeout(resolve, 2200)));
    expect(timesAsked('exercise/get-essay-scoring-result')).toBe(before);
  });
});
