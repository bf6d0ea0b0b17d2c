import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { answers, book, marks } from './analysis.testing.ts';

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

test('it opens at the skill with most missing, names the weakest type, and leads into ten of it', async () => {
  await openApp('/analysis', { answers: answers() });
  expect(await screen.findByRole('heading', { level: 1, name: '阅读还差的 0.5 分在哪里' })).toBeTruthy();
  const drill = await screen.findByRole('link', { name: '练 10 题：多选' });
  expect(drill.getAttribute('href')).toMatch(/training-drill\/reading\/mcq-multi$/);
  // Good enough for the target: nothing to press. Too few to say: papers that have it, since only those are counted.
  expect(screen.queryByRole('link', { name: '练 10 题：判断' })).toBeNull();
  const more = screen.getByRole('link', { name: '找这类题：简答' });
  expect(more.getAttribute('href')).toMatch(/reading-list\?type=short-answer$/);
  const types = within(screen.getByRole('figure', { name: /各题型正确率/ }));
  expect(types.getAllByText('题太少')).toHaveLength(2);
  expect(types.getAllByText('46%').length).toBeGreaterThan(0);
  const mistakes = screen.getByRole('link', { name: '练这些：拼写' });
  expect(mistakes.getAttribute('href')).toMatch(/mistakes\?skill=reading&kind=spelling/);
});

test('a forecast in plain words with its range; where too little is known, what is missing', async () => {
  await openApp('/analysis', { answers: answers() });
  expect(await screen.findByRole('heading', { name: '照现在的速度，到 7.0 的把握约三成' })).toBeTruthy();
  // Not how many points are drawn, but how many it was worked out from.
  expect(screen.getByText(/按最近 12 次首做的估分推算，范围是 6.0 到 7.0/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /听力/ })));
  expect(await screen.findByText('推算要三次限时整套的估分，还差 3 次。')).toBeTruthy();
});

test('what is chosen stands in the address and goes to the server', async () => {
  const { asked, router } = await openApp('/analysis?skill=listening&days=30', { answers: answers() });
  await screen.findByRole('figure', { name: /各题型正确率/ });
  expect(asked).toContainEqual({ path: 'analysis/get-marks', input: { skill: 'listening', days: 30 } });
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /写作/ })));
  await waitFor(() => expect(router.state.location.search).toEqual({ skill: 'writing', days: 30 }));
  // A period would do nothing there.
  expect(screen.queryByRole('button', { name: /时间范围/ })).toBeNull();
  expect(await screen.findByText('还没有评过分的作文')).toBeTruthy();
});

const sat = (id: number, fc: number, p = 6) => ({
  ...{ id, part: 2, band: 6, at: 1_762_000_000 - id },
  bands: { fc, lr: 6, gra: 5.5, p },
});

test('speaking by criterion, with what its reports left open, and the way to both', async () => {
  await openApp('/analysis?skill=speaking', {
    answers: answers({
      'analysis/get-spoken-criteria': { list: [sat(1, 6.5, -1), sat(2, 5.5)] },
      'mistakes/get-summary': {
        ...book,
        rows: [
          { skill: 'speaking', kind: 'sound', type: '', open: 3, practised: 1, closed: 0 },
          { skill: 'writing', kind: 'grammar', type: '', open: 9, practised: 0, closed: 0 },
        ],
      },
    }),
  });
  expect(await screen.findByText('2 次评过分的口语。')).toBeTruthy();
  const figure = within(await screen.findByRole('figure', { name: '口语四项标准的平均分。' }));
  expect(figure.getByText('+1.0')).toBeTruthy();
  // The last report could not say anything about pronunciation, so there is nothing to compare.
  expect(figure.queryByText('发音')).toBeNull();
  expect(screen.getByText('推算要三次第一次说的评分，还差 2 次。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '说一次口语' }).getAttribute('href')).toMatch(/speaking$/);
  const open = within(screen.getByRole('figure', { name: /口语报告里指出/ }));
  expect(open.getAllByRole('row', { hidden: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '去错题本' }).getAttribute('href')).toMatch(/mistakes\?skill=speaking$/);
});

const none = {
  ...{ ...marks, papers: 0, right: 0, total: 0, types: [], topics: [], parts: [], minutes: [], losses: [] },
  repeats: { papers: 0, right: 0, total: 0 },
};

test('a period without first attempts is not called a skill that was never practised', async () => {
  const inPeriod = ({ days }: { days: number }) => (days === 0 ? marks : none);
  const { router } = await openApp('/analysis?skill=reading', { answers: answers({ 'analysis/get-marks': inPeriod }) });
  expect(await screen.findByText('这段时间没有第一次做的题')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '看全部时间' })));
  await waitFor(() => expect(router.state.location.search).toEqual({ skill: 'reading', days: 0 }));
  expect(await screen.findByRole('figure', { name: /各题型正确率/ })).toBeTruthy();
});

test('whoever only repeated papers is told so', async () => {
  const repeated = { ...none, repeats: { papers: 2, right: 20, total: 26 } };
  await openApp('/analysis?skill=reading', { answers: answers({ 'analysis/get-marks': repeated }) });
  expect(await screen.findByText('这段时间做的都是重做')).toBeTruthy();
});

test('a skill without papers has its axes, one sentence and one thing to do', async () => {
  await openApp('/analysis?skill=listening', { answers: answers({ 'analysis/get-marks': none }) });
  expect(await screen.findByText('还没有做过这一科的题')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去练听力' }).getAttribute('href')).toMatch(/listening-list$/);
});

const essay = (id: number, band: number) => ({
  ...{ id, task: 2, draft: 1, band, at: 1 },
  bands: { tr: band, cc: band, lr: band, gra: band },
});

test.each([
  { essays: [essay(1, 6)], lead: '1 篇评过分的作文。', note: '目前只有这一篇，再写一篇就能比较。', change: null },
  {
    ...{ essays: [essay(2, 6), essay(1, 6)], lead: '2 篇评过分的作文。' },
    ...{ note: '最近一篇，和它前面一篇比。', change: '没变' },
  },
  {
    essays: Array.from({ length: 30 }, (_, at) => essay(at + 1, at < 5 ? 6.5 : 6)),
    ...{ lead: '最近 30 篇评过分的作文。', note: '最近 5 篇的平均，和再往前 5 篇比。', change: '+0.5' },
  },
])('essays: $lead $note', async ({ essays, lead, note, change }) => {
  await openApp('/analysis?skill=writing', { answers: answers({ 'analysis/get-criteria': { list: essays } }) });
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  if (change) expect(screen.getAllByText(change)).toHaveLength(4);
});

test.each(['mistakes/get-summary', 'vocabulary/learn-plan/get-promise', 'writing/get-error-kinds'])(
  'a card whose %s gets no answer says so and can be asked again',
  async (path) => {
    let answer: unknown = refusal('internal', 500);
    const { timesAsked } = await openApp('/analysis?skill=writing', { answers: answers({ [path]: () => answer }) });
    expect(await screen.findByText('数据没有加载出来')).toBeTruthy();
    const before = timesAsked(path);
    answer = answers()[path as keyof ReturnType<typeof answers>];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重试|再试/ })));
    await waitFor(() => expect(screen.queryByText('数据没有加载出来')).toBeNull());
    expect(timesAsked(path)).toBe(before + 1);
  },
);

test('every chart has its table', async () => {
  await openApp('/analysis?skill=reading', { answers: answers() });
  const figure = within(await screen.findByRole('figure', { name: /4 个估分/ }));
  expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(5);
});
