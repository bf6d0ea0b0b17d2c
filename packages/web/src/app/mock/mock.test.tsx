import type { MockReport } from '@ninefold/contract/mock/report';
import type { MockRecord, MockRow, MockToTake } from '@ninefold/contract/mock/sitting';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const both = (words: string) => ({ en: words, zh: words });
const parts: MockRow['parts'] = [
  { part: 'listening', seconds: 1905, questions: 40, papers: 4 },
  { part: 'reading', seconds: 3600, questions: 40, papers: 3 },
  { part: 'writing', seconds: 3600, questions: 2, papers: 2 },
];
const row: MockRow = {
  ...{ id: 5, title: both('模考一'), module: 'academic', level: 6.5, parts, seconds: 9105, has_speaking: 0 },
  ...{ practised: 0, locked: '' },
  mine: { state: 'new', record_id: 0, times: 0, last: null, last_at: 0, speaking: 'none', speaking_until: 0 },
};
const price: MockToTake['price'] = { pays_with: 'coins', coins: 120, tries: 0, remaining_points: 500, can_pay: 1 };
const lobby: MockToTake = {
  ...row,
  ...{ exam_type: 1, sounds: [], silent: 0, break_seconds: 600, price, other_open_id: 0, other_open_mock_id: 0 },
};
const record = (standing: MockRecord['standing'], more: Partial<MockRecord> = {}): MockRecord => ({
  ...{ id: 9, mock_id: 5, title: both('模考一'), module: 'academic', exam_type: 1, state: 'open', standing },
  parts: parts.map((part, at) => ({
    ...part,
    state: at === 0 ? ('handed_in' as const) : ('waiting' as const),
    started_at: 1,
    handed_in_at: at === 0 ? 2 : 0,
  })),
  speaking: { state: 'none', until: 0, record_id: 0 },
  ...{ with_report: 1, now: 3, started_at: 1, ended_at: 0 },
  ...more,
});

const paper = (right: number, more: object = {}) => ({
  ...{ attempt_id: 31, papers: [71, 72], right, total: 40, answered: 40, band: 6.5, more: 2, next: 7, seconds: 1700 },
  ...{ late: 0, types: [{ type: 'tfng' as const, right: 4, blank: 0, total: 8 }] },
  ...more,
});
const task = (number: 1 | 2, more: Partial<MockReport['writing']['tasks'][number]> = {}) => ({
  ...{ task: number, record_id: 80 + number, paper_id: 90 + number, state: 'scored' as const, band: 6 },
  ...{ bands: { tr: 6, cc: 6, lr: 6, gra: 5 }, words: 260, least_words: 250, seconds: 1500, percent: 100, ahead: 0 },
  ...{ seconds_left: 0, refunded: 0 as const, late: 0 as const },
  ...more,
});
const speaking = (state: MockReport['speaking']['state'], more: Partial<MockReport['speaking']> = {}) => ({
  ...{ state, until: 0, record_id: 0, band: -1, bands: null, seconds: 0, answered: 0, percent: 0, ahead: 0 },
  ...{ seconds_left: 0, refunded: 0 as const },
  ...more,
});
const none = { score: -1, listening_score: -1, reading_score: -1, writing_score: -1, speaking_score: -1 };
const report = (more: Partial<MockReport> = {}): MockReport => ({
  ...{ id: 9, mock_id: 5, title: both('模考一'), module: 'academic', exam_type: 1, state: 'done' },
  ...{ started_at: 1_794_000_000, ended_at: 1_794_009_660, seconds: 9660 },
  scores: { ...none, score: 6.5, listening_score: 6.5, reading_score: 7.5, writing_score: 6 },
  ...{ whole: 0, missing: ['speaking'], listening: paper(28), reading: paper(33) },
  writing: { state: 'told', tasks: [task(1), task(2)] },
  speaking: speaking('none'),
  gains: [{ what: 'type', skill: 'reading', type: 'tfng', lost: 4, total: 8 }],
  ask_again_ms: 0,
  trend: [
    { ...none, score: 6, reading_score: 7, record_id: 4, taken_at: 1_793_000_000 },
    { ...none, score: 6.5, reading_score: 7.5, record_id: 9, taken_at: 1_794_009_660 },
  ],
  ...more,
});

const over = (of: MockReport) => ({
  'exam/get-record': record({ at: 'over' }, { state: of.state }),
  'exam/get-result': of,
});

test('the list says what a mock takes, what it needs, what the last one gave, and that speaking is missing', async () => {
  const taken = { ...row.mine, state: 'done' as const, record_id: 9, times: 1, last_at: 1_794_009_660 };
  const last = { ...none, score: 6.5, listening_score: 6.5, reading_score: 7.5 };
  const list = [row, { ...row, id: 6, title: both('模考二'), practised: 2, mine: { ...taken, last } }];
  await openApp('/mock_list', { answers: { 'exam/get-list': { list } } });
  await screen.findByText('模考二');
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-mock]')];
  expect(first?.textContent).toContain('学术类 · 3 科 · 笔试部分共 151 分钟');
  expect(first?.textContent).toContain('不用麦克风');
  expect(within(second!).getByText(/其中 2 篇你练过/)).toBeTruthy();
  expect(second?.textContent).toContain('听力 6.5 · 阅读 7.5');
  expect(within(second!).getByRole('link', { name: '看报告：模考二' }).getAttribute('href')).toMatch(/mock\/6\/9$/);
  expect(screen.getByText(/没考的那一科不会给分/)).toBeTruthy();
});

test('whoever is short of coins may start without reports; nothing starts before the sound was heard', async () => {
  const short = { ...price, remaining_points: 30, can_pay: 0 as const };
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { asked } = await openApp('/mock/5', {
    answers: {
      'exam/get-mock': { ...lobby, price: short },
      'exam/start': record({ at: 'break', next: 'reading', left_ms: 60_000 }),
      'exam/get-record': record({ at: 'break', next: 'reading', left_ms: 60_000 }),
    },
  });
  expect(await screen.findByText(/金币不够：全部评分要 120 金币，你有 30/)).toBeTruthy();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: '开始听力' });
  expect(start.disabled).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /播放|试音|放一段/ })));
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /听得清|听清/ })));
  await waitFor(() => expect(start.disabled).toBe(false));
  await act(async () => void fireEvent.click(start));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === 'exam/start')?.input).toMatchObject({ with_report: false }),
  );
});

test.each([
  { why: 'another one is open', more: { other_open_id: 3, other_open_mock_id: 6 }, says: /另一套模考正在进行/ },
  { why: 'it is open itself', more: { mine: { ...row.mine, state: 'open', record_id: 9 } }, says: /计时没有停/ },
  { why: 'a membership is missing', more: { locked: 'reading' }, says: /要先开通阅读会员/ },
  { why: 'it cannot be heard', more: { silent: 1 }, says: /录音还没有做好/ },
])('it does not begin when $why, and the page says so', async ({ more, says }) => {
  await openApp('/mock/5', { answers: { 'exam/get-mock': { ...lobby, ...more } } });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '开始听力' }).disabled).toBe(true);
});

test('a break tells what is handed in, what comes next and how long there is; giving up asks first', async () => {
  const { asked } = await openApp('/mock/5/9', {
    answers: { 'exam/get-record': record({ at: 'break', next: 'reading', left_ms: 125_000 }), 'exam/abandon': {} },
  });
  expect(await screen.findByText('听力已经交卷。下一科是阅读。')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/还剩 02:0[45]/);
  expect(screen.getByRole('button', { name: '现在开始阅读' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '放弃这次模考' })));
  const dialog = await screen.findByRole('dialog', { name: '离开考场？' }, { timeout: 5000 });
  expect(asked.some(({ path }) => path === 'exam/abandon')).toBe(false);
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '放弃模考' })));
  await waitFor(() => expect(asked.some(({ path }) => path === 'exam/abandon')).toBe(true));
});

test('the report: bands with what they rest on, the mock before, what would gain most, and what is missing', async () => {
  await openApp('/mock/5/9', { answers: over(report()) });
  expect(await screen.findByText('缺口语，所以这不是总分。')).toBeTruthy();
  expect(screen.getByText('已有科目的平均（估分）')).toBeTruthy();
  expect(screen.getByRole('link', { name: '答对 28 / 40，看解析' }).getAttribute('href')).toMatch(
    /listening-next\/71\?.*attempt=31/,
  );
  expect(screen.getByText('上升 0.5')).toBeTruthy();
  expect(screen.getByText('阅读 · 判断：8 题错了 4 题')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '看批改' })[0]?.getAttribute('href')).toMatch(
    /writing-feedback-task-1\/91\/81$/,
  );
  expect(screen.getByText('这次没有口语。')).toBeTruthy();
  expect(screen.getByText(/不是官方成绩/)).toBeTruthy();
});

test('the report is useful before all parts are there: it says which essay waits, which failed, what came late', async () => {
  const waiting = task(1, { state: 'waiting', band: -1, bands: null, percent: 40, ahead: 2, seconds_left: 9 });
  const failed = task(2, { state: 'failed', band: -1, bands: null, refunded: 1, late: 1 });
  await openApp('/mock/5/9', {
    answers: over(
      report({
        state: 'marking',
        scores: { ...none, score: 7, listening_score: 6.5, reading_score: 7.5 },
        missing: ['writing', 'speaking'],
        listening: paper(28, { late: 3 }),
        reading: null,
        writing: { state: 'waiting', tasks: [waiting, failed] },
        trend: [],
        gains: [],
      }),
    ),
  });
  expect(await screen.findByText('前面还有 2 篇，大约还要 9 秒。')).toBeTruthy();
  expect(screen.getByText(/扣掉的已经退回/)).toBeTruthy();
  expect(screen.getByText(/3 个答案到时间后才送到/)).toBeTruthy();
  expect(screen.getByText(/有文字在到时间后才送到/)).toBeTruthy();
  expect(screen.getByText('没有考。')).toBeTruthy();
  expect(screen.getByText('缺写作和口语，所以这不是总分。')).toBeTruthy();
});

test('an interview that is still to come: until when, a check of sound and microphone, and only then the press', async () => {
  const todo = { state: 'todo' as const, until: 1_794_600_000, record_id: 0 };
  const { asked } = await openApp('/mock/5/9', {
    answers: {
      'exam/get-record': record({ at: 'over' }, { state: 'done', speaking: todo }),
      'exam/get-result': report({ speaking: speaking('todo', { until: todo.until }) }),
      'exam/begin-speaking': record({ at: 'over' }, { state: 'done', speaking: todo }),
    },
  });
  expect(await screen.findByText(/之前找一刻钟考/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '现在考口语' })));
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: '开始口语' });
  expect(start.disabled).toBe(true);
  expect(screen.getByText('先试一下声音和麦克风，再开始。')).toBeTruthy();
  expect(asked.some(({ path }) => path === 'exam/begin-speaking')).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '以后再考，先看报告' })));
  expect(await screen.findByRole('button', { name: '现在考口语' })).toBeTruthy();
});

test.each([
  {
    state: 'waiting',
    more: { percent: 30, ahead: 1, seconds_left: 20, record_id: 7 },
    says: /前面还有 1 份，大约还要 20 秒/,
  },
  { state: 'missed', more: {}, says: /七天内没有考，所以总分只按三科算/ },
  { state: 'failed', more: { refunded: 1, record_id: 7 }, says: /没有给出分数，扣掉的已经退回/ },
  { state: 'unscored', more: { record_id: 7 }, says: /还没有评分/ },
] as const)('the report says where the interview stands: $state', async ({ state, more, says }) => {
  await openApp('/mock/5/9', { answers: over(report({ speaking: speaking(state, more) })) });
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
});

test('with the fourth band the overall is a whole one, and the report of the interview is a press away', async () => {
  const bands = { overall: 6, fc: 6, lr: 6, gra: 6, p: 6 };
  const scores = { score: 6.5, listening_score: 6.5, reading_score: 7.5, writing_score: 6, speaking_score: 6 };
  const told = speaking('told', { record_id: 7, band: 6, bands, seconds: 600, answered: 12 });
  await openApp('/mock/5/9', { answers: over(report({ whole: 1, missing: [], scores, speaking: told })) });
  expect(await screen.findByText('总分（估分）')).toBeTruthy();
  expect(screen.getByRole('link', { name: '看口语报告' }).getAttribute('href')).toMatch(/mock_speaking\/7$/);
  expect(screen.getByText(/流利与连贯 6.0/)).toBeTruthy();
});

test('a room that the server refuses can be given up; one without a network only waits', async () => {
  await openApp('/mock/5/9', { answers: { 'exam/get-record': refusal('internal', 500) } });
  expect(await screen.findByRole('button', { name: '放弃这次模考' })).toBeTruthy();
});
