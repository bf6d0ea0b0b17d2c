import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

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

const point = (id: number, day: string, band: number, repeat = 0) => ({
  ...{ id, type: 3, day, band, low: band - 0.5, high: band + 0.5, repeat },
});
const told = { outcome: 'told', forecast: { about: 6.5, low: 6, high: 7, tenths: 3 } };
const bands = {
  today: '2026-11-16',
  exam_day: '2026-12-12',
  skills: [
    { skill: 'listening', target: 7.5, points: [], outlook: { outcome: 'few', more: 3 } },
    {
      skill: 'reading',
      target: 7,
      points: [
        point(1, '2026-09-12', 6),
        point(2, '2026-10-03', 6),
        point(3, '2026-11-08', 6.5),
        point(4, '2026-11-10', 8, 1),
      ],
      outlook: told,
    },
    { skill: 'writing', target: 6.5, points: [], outlook: { outcome: 'few', more: 3 } },
  ],
};
const marks = {
  papers: 12,
  right: 120,
  total: 160,
  repeats: { papers: 2, right: 24, total: 26 },
  types: [
    { type: 'mcq-multi', right: 11, total: 24 },
    { type: 'tfng', right: 61, total: 72 },
    { type: 'short-answer', right: 5, total: 8 },
    { type: 'matching-headings', right: 2, total: 3 },
  ],
  topics: [{ topic: 'nature', name: { zh: '自然', en: 'Nature' }, right: 20, total: 30 }],
  parts: [{ part: 1, right: 50, total: 60 }],
  minutes: [{ from: 0, right: 30, total: 40 }],
  losses: [
    { reason: 'question', marks: 30 },
    { reason: 'spelling', marks: 8 },
  ],
  target: 7,
  needed: 75,
};
const book = { rows: [], weeks: [], open: [], closed: [], removed: 0 };
const answers = (more: Record<string, unknown> = {}) => ({
  'analysis/get-bands': bands,
  'analysis/get-marks': marks,
  'analysis/get-criteria': { list: [] },
  'mistakes/get-summary': book,
  'vocabulary/learn-plan/get-promise': { state: 'too_little', missing: 40 },
  'writing/get-error-kinds': { essays: 0, words: 0, kinds: [], list: [] },
  ...more,
});

test('it opens at the skill with most missing, names the weakest type, and leads into ten of it', async () => {
  await openApp('/analysis', { answers: answers() });
  expect(await screen.findByRole('heading', { level: 1, name: '阅读还差的 0.5 分在哪里' })).toBeTruthy();
  const drill = await screen.findByRole('link', { name: '练 10 题：多选' });
  expect(drill.getAttribute('href')).toMatch(/training-drill\/reading\/mcq-multi$/);
  // Good enough for the target: nothing to press. Too few to say: how many are missing.
  expect(screen.queryByRole('link', { name: '练 10 题：判断' })).toBeNull();
  expect(screen.getByRole('link', { name: '再做 2 题：简答' })).toBeTruthy();
  const types = within(screen.getByRole('figure', { name: /各题型正确率/ }));
  expect(types.getAllByText('题太少')).toHaveLength(2);
  expect(types.getAllByText('46%').length).toBeGreaterThan(0);
  const mistakes = screen.getByRole('link', { name: '练这些：拼写' });
  expect(mistakes.getAttribute('href')).toMatch(/mistakes\?skill=reading&kind=spelling/);
});

test('a forecast in plain words with its range; where too little is known, what is missing', async () => {
  await openApp('/analysis', { answers: answers() });
  expect(await screen.findByRole('heading', { name: '照现在的速度，到 7.0 的把握约三成' })).toBeTruthy();
  expect(screen.getByText(/从 3 次第一次做的估分推算，范围是 6.0 到 7.0/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /听力/ })));
  expect(await screen.findByText('推算要三次限时整套的估分，还差 3 次。')).toBeTruthy();
});

test('what is chosen stands in the address and goes to the server', async () => {
  const { asked, router } = await openApp('/analysis?skill=listening&days=30', { answers: answers() });
  await screen.findByRole('figure', { name: /各题型正确率/ });
  expect(asked).toContainEqual({ path: 'analysis/get-marks', input: { skill: 'listening', days: 30 } });
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /写作/ })));
  await waitFor(() => expect(router.state.location.search).toEqual({ skill: 'writing', days: 30 }));
  expect(await screen.findByText('还没有评过分的作文')).toBeTruthy();
});

test('a skill without papers has its axes, one sentence and one thing to do', async () => {
  const none = { ...marks, papers: 0, right: 0, total: 0, types: [], topics: [], parts: [], minutes: [], losses: [] };
  await openApp('/analysis?skill=listening', { answers: answers({ 'analysis/get-marks': none }) });
  expect(await screen.findByText('还没有做过这一科的题')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去练听力' }).getAttribute('href')).toMatch(/listening-list$/);
});

test('every chart has its table', async () => {
  await openApp('/analysis?skill=reading', { answers: answers() });
  const figure = within(await screen.findByRole('figure', { name: /4 个估分/ }));
  expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(5);
});

const day = (date: string, reading: number) => ({ day: date, listening: 0, reading, writing: 0, words: 0 });
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
  expect(screen.getByText('比上周多 50 分钟')).toBeTruthy();
  expect(screen.getByRole('figure', { name: '过去一年有 3 天学过，共 2 小时。' })).toBeTruthy();
  expect(await screen.findByText('做了 40 题，对 30 题（75%，65–83）。 正确率比前一周高。')).toBeTruthy();
  expect(screen.getByText('单词答了 50 次，记住 88%。')).toBeTruthy();
  expect(screen.getByText('放下了 3 个错题。')).toBeTruthy();
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
