import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { answers } from './analysis.testing.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(closeApp);

const day = (date: string, reading: number) => ({
  day: date,
  listening: 0,
  reading,
  writing: 0,
  speaking: 0,
  words: 0,
});
const year = {
  today: '2026-11-18',
  exam_day: '2026-12-12',
  days: [day('2026-11-10', 1200), day('2026-11-17', 3600), day('2026-11-18', 600)],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 5400 : 0)),
};
const week = {
  week: '2026-11-16',
  marks: { right: 30, total: 40 },
  before: { right: 10, total: 40 },
  essays: [],
  words: { answers: 50, recalled: 44 },
  mended: 3,
};
const data = (more: Record<string, unknown> = {}) =>
  answers({
    'analysis/get-year': year,
    'analysis/get-week': week,
    'plan/get-days': { state: 'none', today: year.today, days: [], more: false },
    'plan/get-today': { state: 'none', today: year.today, exam_day: null, days_left: 0, day: null, done_items: 0 },
    ...more,
  });

test('learning data: the row of days, the week against the one before, the year, and what the week brought', async () => {
  await openApp('/learnin_data', { answers: data() });
  expect(await screen.findByText('最长 2 天，到 11月18日')).toBeTruthy();
  expect(screen.getByText('比上周同期多 50 分钟')).toBeTruthy();
  expect(screen.getByRole('figure', { name: '过去一年有 3 天学过，共 2 小时。' })).toBeTruthy();
  expect(await screen.findByText('第一次做的 40 题，对 30 题（75%，65–83），正确率比前一周高。')).toBeTruthy();
  expect(screen.getByText('单词答了 50 次，记住 88%。')).toBeTruthy();
  expect(screen.getByText('放下了 3 个错题。')).toBeTruthy();
});

test('a week that has just begun is held against the same days of the last one, not against all of it', async () => {
  const days = [day('2026-11-09', 600), day('2026-11-10', 7200)];
  await openApp('/learnin_data', { answers: data({ 'analysis/get-year': { ...year, today: '2026-11-16', days } }) });
  expect(await screen.findByText('上周到周一是 10 分钟')).toBeTruthy();
});

const quiet = { ...week, marks: { right: 0, total: 0 }, words: { answers: 0, recalled: 0 }, mended: 0 };
const twoEssays = [1, 2, 3].map((id) => ({ id, task: 2, draft: 1, band: 6 }));

test.each([
  {
    brought: { essays: twoEssays.slice(0, 2) },
    lines: ['Task 2 作文第 1 稿，估分 6.0。', 'Task 2 作文第 1 稿，估分 6.0。'],
  },
  { brought: { essays: twoEssays }, lines: [/第 1 稿/, /第 1 稿/, '另有 1 篇作文评了分。'] },
  { brought: { mended: 2 }, lines: ['放下了 2 个错题。'] },
  { brought: {}, lines: ['这一周没有记录。'] },
])('a week without minutes tells what it brought: $lines', async ({ brought, lines }) => {
  const days = [day('2026-11-10', 1200)];
  const answer = data({ 'analysis/get-year': { ...year, days }, 'analysis/get-week': { ...quiet, ...brought } });
  await openApp('/learnin_data', { answers: answer });
  await screen.findAllByText(lines[0] as string);
  const list = document.querySelector('ul[aria-live="polite"]');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  );
});

test('a week that got no answer can be asked again, and no picture is made of it until then', async () => {
  let answer: unknown = refusal('internal', 500);
  await openApp('/learnin_data', { answers: data({ 'analysis/get-week': () => answer }) });
  expect(await screen.findByText('数据没有加载出来')).toBeTruthy();
  const picture = screen.getByRole('button', { name: '存成图片' }) as HTMLButtonElement;
  expect(picture.disabled).toBe(true);
  answer = week;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重试|再试/ })));
  expect(await screen.findByText('放下了 3 个错题。')).toBeTruthy();
  expect(picture.disabled).toBe(false);
});

test('the way back ends where the records begin', async () => {
  await openApp('/learnin_data', {
    answers: data({ 'analysis/get-week': ({ week: at }: { week: string }) => ({ ...week, week: at }) }),
  });
  const earlier = (await screen.findByRole('button', { name: '前一周' })) as HTMLButtonElement;
  expect(earlier.disabled).toBe(false);
  await act(async () => void fireEvent.click(earlier));
  expect(earlier.disabled).toBe(true);
});

test('an earlier week is one press away; there is none after this one', async () => {
  const { asked } = await openApp('/learning_data', { answers: data() });
  const later = await screen.findByRole('button', { name: '后一周' });
  expect((later as HTMLButtonElement).disabled).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '前一周' })));
  await waitFor(() => expect(asked).toContainEqual({ path: 'analysis/get-week', input: { week: '2026-11-09' } }));
});

test('on a Monday the page begins with the week that has just ended', async () => {
  const { asked } = await openApp('/learnin_data', {
    answers: data({ 'analysis/get-year': { ...year, today: '2026-11-23' } }),
  });
  expect(await screen.findByRole('heading', { name: '上周小结 · 第 47 周' })).toBeTruthy();
  expect(asked).toContainEqual({ path: 'analysis/get-week', input: { week: '2026-11-16' } });
});

test('without any record there is one sentence and a way to begin', async () => {
  await openApp('/learnin_data', { answers: data({ 'analysis/get-year': { ...year, days: [] } }) });
  expect(await screen.findByText('还没有学习记录')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去练习' })).toBeTruthy();
});
