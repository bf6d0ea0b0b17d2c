import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedbackMessages } from '#features/writing/feedback/feedback.messages.ts';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { detail, draft, info, REPORT_1, REPORT_2 } from './feedback.testing.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(closeApp);

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
/** The editor, to which some addresses lead, has tests of its own: here it finds no draft. */
const NO_DRAFT = { 'exercise/get-essay-record-info': refusal('not_found', 404) };
const answersOf = (report: typeof REPORT_1, more: Parameters<typeof detail>[1] = {}) => ({
  'writing/get-score-detail': detail(report, more),
  'writing/get-topic-info': info(report),
  'mistakes/get-list': { list: [], has_more: 0, next: 0 },
  ...NO_DRAFT,
});

async function openFeedback(report = REPORT_1, answers: Record<string, unknown> = {}, path = '') {
  const address = path || (report.task === 1 ? '/writing-feedback-task-1/31/9' : '/writing-feedback-task-2/9');
  const app = await openApp(address, { answers: { ...answersOf(report), ...answers } });
  await screen.findByRole('region', { name: '作文' });
  return app;
}
const row = (key: string) => document.querySelector<HTMLElement>(`[data-remark="${key}"]`)!;
const words = (key: string) => [...document.querySelectorAll<HTMLElement>(`[data-words~="${key}"]`)];

test('the estimate says that it is one, with its range, and so does every criterion', async () => {
  await openFeedback(REPORT_2);
  const bands = screen.getByRole('region', { name: '估分' });
  expect(bands.textContent).toContain('估分 · Task 2');
  const { low, high } = REPORT_2.overall;
  expect(bands.textContent).toContain(`可能在 ${low.toFixed(1)}–${high.toFixed(1)} 之间`);
  for (const name of ['任务回应', '连贯与衔接', '词汇', '语法'])
    expect(within(bands).getByRole('region', { name }).textContent).toMatch(/\d\.\d–\d\.\d/);
  expect(screen.getByText(/估分不是考官评分/)).toBeTruthy();
});

test('a number in the text and its remark light each other, with the keyboard too', async () => {
  await openFeedback();
  const [first] = screen.getAllByRole('button', { name: /^批注 1：/ });
  const key = first!.closest<HTMLElement>('[data-number]')!.dataset.number!;
  await press(first!);
  await waitFor(() => expect(within(row(key)).getByRole('button', { expanded: true })).toBe(document.activeElement));
  await press(within(row(key)).getByRole('button', { name: '在文中看' }));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(`[data-number="${key}"]`)));
  expect(words(key).some((piece) => piece.className.includes('lit'))).toBe(true);
});

test('where nothing is praised no praise is counted', async () => {
  await openFeedback();
  expect(screen.getByText(/^\d+ 处修改$/)).toBeTruthy();
  expect(screen.queryByText(/0 处亮点/)).toBeNull();
});

test('a correction stands in the text as a deletion and an insertion, and both languages explain it', async () => {
  await openFeedback();
  const same = REPORT_1.corrections.find(({ replacement }) => replacement.includes('the'))!;
  const key = `${same.start}-${same.end}:${same.rule}`;
  expect(words(key)[0]?.querySelector('ins')?.textContent).toBe(same.replacement);
  await press(within(row(key)).getAllByRole('button')[0]!);
  expect(row(key).textContent).toContain(same.explanation.zh);
  expect(row(key).textContent).toContain(same.explanation.en);
  await press(screen.getByRole('checkbox', { name: '显示修改' }));
  expect(document.querySelectorAll('ins[class], .essay ins')).toHaveLength(0);
  expect(words(key)[0]?.querySelector('ins')).toBeNull();
});

test('what was taken goes into the next draft, word for word', async () => {
  const slip = REPORT_1.corrections.find(({ replacement }) => replacement.includes('the'))!;
  const about = `${slip.start}-${slip.end}:${slip.rule}`;
  const { asked } = await openFeedback(REPORT_1, {
    'writing/save-choice': { choices: [{ about, choice: 'taken', words: '', create_time: 1 }] },
    'exercise/save-essay-record-info': { outcome: 'saved', id: 12 },
  });
  await press(within(row(about)).getAllByRole('button')[0]!);
  await press(within(row(about)).getByRole('button', { name: '写进下一稿' }));
  await waitFor(() => expect(row(about).textContent).toContain('已写进下一稿'));
  await press(screen.getByRole('button', { name: '改一稿' }));
  const made = await waitFor(() => asked.find(({ path }) => path === 'exercise/save-essay-record-info')!);
  const text = `${REPORT_1.text.slice(0, slip.start)}${slip.replacement}${REPORT_1.text.slice(slip.end)}`;
  expect(made.input).toMatchObject({ id: 0, paper_id: 31, of_record: 9, content: text });
});

test('an unfinished later draft is gone on with, not begun a second time', async () => {
  const drafts = [draft(9), draft(14, { draft: 2, status: 1, score: -1, bands: null })];
  const { router, timesAsked } = await openFeedback(REPORT_2, {
    'writing/get-score-detail': detail(REPORT_2, { drafts }),
  });
  await press(screen.getByRole('button', { name: '继续第 2 稿' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-2/14'));
  expect(timesAsked('exercise/save-essay-record-info')).toBe(0);
});

test('"I disagree" is sent with its reason; a refusal takes it back and says so', async () => {
  const { asked } = await openFeedback(REPORT_1, { 'writing/save-choice': refusal('internal', 500) });
  const [slip] = REPORT_1.corrections;
  const about = `${slip!.start}-${slip!.end}:${slip!.rule}`;
  await press(within(row(about)).getAllByRole('button')[0]!);
  await press(within(row(about)).getByRole('button', { name: '不同意' }));
  const reason = await screen.findByRole('textbox', { name: '我的理由（可不写）' });
  fireEvent.change(reason, { target: { value: '这里不用逗号' } });
  await press(screen.getByRole('button', { name: '提交' }));
  expect(asked.find(({ path }) => path === 'writing/save-choice')?.input).toEqual({
    record_id: 9,
    about,
    choice: 'disagree',
    words: '这里不用逗号',
  });
  await waitFor(() => expect(row(about).textContent).not.toContain('你不同意这一条'));
});

test('a wrong figure is pinned on the chart and marked in its table', async () => {
  await openFeedback();
  const figures = await screen.findByRole('region', { name: '数据核对' });
  expect(figures.textContent).toContain('1 处不一致');
  const pin = within(figures).getByRole('img', { name: /Audio books, 2015: 18, 你写错了/ });
  expect(pin.style.left).toBe('25%');
  await press(within(figures).getByRole('button', { name: '看数据表' }));
  expect(within(figures).getByRole('cell', { name: /18 你写错了/ })).toBeTruthy();
});

test('somebody who comes for one place finds it lit', async () => {
  const slip = REPORT_1.corrections[1]!;
  await openFeedback(REPORT_1, {}, `/evaluation/31/9?at=${slip.start}-${slip.end}`);
  await waitFor(() => expect(row(`${slip.start}-${slip.end}:${slip.rule}`).className).toContain('open'));
});

test('another essay shows nothing of the one before', async () => {
  const both = ({ record_id }: { record_id: number }) =>
    record_id === 9 ? detail(REPORT_1) : detail(REPORT_2, { record_id: 10, scoring_id: 5, task: 2 });
  const infos = ({ record_id }: { record_id: number }) => info(record_id === 9 ? REPORT_1 : REPORT_2);
  const { router } = await openFeedback(REPORT_1, {
    'writing/get-score-detail': both,
    'writing/get-topic-info': infos,
  });
  await press(screen.getByRole('tab', { name: '范文对照' }));
  await act(
    async () => void router.navigate({ to: '/writing-feedback-task-2/{-$recordId}', params: { recordId: 10 } }),
  );
  const essay = await screen.findByRole('region', { name: '作文' });
  expect(essay.textContent).toContain('young adults');
  expect(essay.textContent).not.toContain('Audio books');
});

test('a draft that nobody handed in says so, with the way on', async () => {
  await openApp('/writing-feedback-task-2/9', {
    answers: { 'writing/get-score-detail': detail(null, { status: 1, scoring_id: 0 }) },
  });
  expect(await screen.findByText('这一稿还没有批改')).toBeTruthy();
  expect(screen.getByRole('link', { name: '接着写' }).getAttribute('href')).toMatch(/writing-task-2\/9$/);
});

test.each([
  { status: 2, why: 'being scored: the progress is told there' },
  { status: 4, why: 'not finished: what came back and what another try costs is told there' },
] as const)('without a report its address leads to the editor’s: $why', async ({ status }) => {
  const { router } = await openApp('/writing-feedback-task-2/9', {
    answers: { 'writing/get-score-detail': detail(null, { status, scoring_id: 0 }), ...NO_DRAFT },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-2/9'));
});

test('somebody else’s essay is not there, and nothing is to be tried again', async () => {
  await openApp('/writing-feedback-task-2/9', { answers: { 'writing/get-score-detail': refusal('not_found', 404) } });
  expect(await screen.findByText('没有找到这篇作文')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a newer engine is offered, and pressing it clears score and flags at once', async () => {
  const answers = {
    ...answersOf(REPORT_2, { needRemark: 1, markFinished: 1 }),
    'writing/remark': { status: 2 },
  };
  const { router } = await openApp('/writing-feedback-task-2/9', { answers });
  await press(await screen.findByRole('button', { name: '重新评分' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-2/9'));
});

test('a shared page tells and takes no answers', async () => {
  await openFeedback(REPORT_1, { 'writing/get-score-detail': detail(REPORT_1, { needAuth: 0 }) });
  const [slip] = REPORT_1.corrections;
  const about = `${slip!.start}-${slip!.end}:${slip!.rule}`;
  await press(within(row(about)).getAllByRole('button')[0]!);
  expect(within(row(about)).queryByRole('button', { name: '不同意' })).toBeNull();
});

test('the feedback ends in what it put into the book of mistakes: taken out, or practised now, without what has no card', async () => {
  const lost = (id: number, kind: string) => ({
    ...{ id, kind, skill: 'writing', type: '', state: 'open', closed_as: '', removed: 0, seen: 1 },
    ...{ first_seen: 1, last_seen: 1, due: '2026-11-17', rights: [], closing_day: '' },
    place: {
      source: 'essay',
      record_id: 9,
      paper_id: 31,
      task: 2,
      title: { zh: '', en: '' },
      sentence: '',
      start: 0,
      end: 0,
    },
  });
  const list = [lost(3, 'grammar'), lost(2, 'word_choice'), lost(1, 'task')];
  const { asked } = await openFeedback(REPORT_2, {
    'mistakes/get-list': { list, has_more: 0, next: 0 },
    'mistakes/remove': { changed: 3 },
  });
  const practise = await screen.findByRole('link', { name: '现在练这 2 个' });
  expect(practise.getAttribute('href')).toContain('/mistakes/practice?record=9');
  expect(document.querySelector('[data-lost="3"]')).toBeTruthy();
  expect(asked.find(({ path }) => path === 'mistakes/get-list')?.input).toMatchObject({ record_id: 9 });
  await press(screen.getByRole('button', { name: '拿出来' }));
  await waitFor(() => expect(asked.find(({ path }) => path === 'mistakes/remove')?.input).toEqual({ ids: [3, 2, 1] }));
});

test('while its code is on the way the page has the shape of a feedback: bands, the essay and the remarks', async () => {
  const { router } = await openApp('/writing-errors', {
    answers: { 'writing/get-error-kinds': { kinds: [], list: [], essays: 0, words: 0 } },
  });
  const late = vi.spyOn(feedbackMessages, 'load').mockReturnValue(new Promise(() => {}));
  await act(async () => void router.navigate({ to: '/writing-feedback-task-2/{-$recordId}', params: { recordId: 9 } }));
  await waitFor(() => expect(document.querySelector('[class*="bands"] ~ [class*="columns"]')).not.toBeNull());
  late.mockRestore();
});
