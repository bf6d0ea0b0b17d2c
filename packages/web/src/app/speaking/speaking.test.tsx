import type { SpeakingProgress, SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speakingReport, spokenAnswer } from '#features/speaking/report/report.testing.ts';
import { speakingAnswer, speakingSitting } from '#features/speaking/sitting.testing.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { closeApp, learner, openApp } from '../app.testing.tsx';

const mine = fakeRecorder();
beforeEach(() => void vi.spyOn(microphone, 'start').mockImplementation(mine.recorder.start));
afterEach(closeApp);

const SLOW = { timeout: 8000 };
const answered = speakingSitting({ state: 'handed_in', answers: [speakingAnswer(1010)] });
const price = { pays_with: 'coins', coins: 50, remaining_points: 120, free_tries: 0, can_pay: 1 };
const progress = (more: Partial<SpeakingProgress>): SpeakingProgress => ({
  ...{ record_id: 9, state: 'scoring', stage: 'listening', percent: 30, ahead: 0, seconds_left: 40 },
  ...{ ask_again_ms: 60_000, paid_with: 'coins', coins: 50, failure: '', refunded: 0, refunded_coins: 0, score: -1 },
  ...more,
});

describe('the page of a record shows what became of it', () => {
  test('handed in: the price stands before the press, and the recordings can be heard', async () => {
    const { asked } = await openApp('/speaking_report/skill/9', {
      answers: {
        'speaking/get-sitting': answered,
        'speaking/get-report-price': price,
        'speaking/request-report': progress({}),
        'speaking/get-report-progress': progress({}),
      },
    });
    expect(await screen.findByText('一份报告 50 金币，你有 120 金币。')).toBeTruthy();
    expect(screen.getByText('Question 1010?')).toBeTruthy();
    expect(screen.getByRole('button', { name: '播放' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '出报告 · 50 金币' })));
    expect(asked.filter(({ path }) => path === 'speaking/request-report')).toHaveLength(1);
    // The press leads to the wait on the same page.
    expect(await screen.findByText('还要约 40 秒，可以先离开')).toBeTruthy();
  });

  test.each([
    {
      price: { ...price, pays_with: 'free_try', free_tries: 3 },
      says: '用掉 1 次免费次数，之后还剩 2 次。',
      door: '出报告 · 用 1 次免费次数',
    },
    { price: { ...price, pays_with: 'nothing' }, says: '这里的报告不收费。', door: '出报告' },
    {
      price: { ...price, can_pay: 0, remaining_points: 10 },
      says: '一份报告 50 金币，你有 10 金币。录音都在，随时可以来出报告。',
      door: '去赚金币',
    },
    { price: { ...price, pays_with: 'guest' }, says: '登录后才能出报告。录音都在，登录完会回到这里。', door: '登录' },
  ])('$door: $says', async ({ price: own, says, door }) => {
    await openApp('/speaking_report/skill/9', {
      answers: { 'speaking/get-sitting': answered, 'speaking/get-report-price': own },
    });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByRole(/登录|赚/.test(door) ? 'link' : 'button', { name: door })).toBeTruthy();
  });

  test('in the queue: its place and the minutes', async () => {
    await openApp('/speaking_report/skill/9', {
      answers: {
        'speaking/get-sitting': { ...answered, state: 'scoring' },
        'speaking/get-report-progress': progress({ stage: 'waiting', ahead: 2, seconds_left: 150, percent: 0 }),
      },
    });
    expect(await screen.findByText('排队中，前面还有 2 个 · 约 3 分钟')).toBeTruthy();
  });

  test('failed: what was refunded, what is safe, and the way to try again', async () => {
    await openApp('/speaking_report/skill/9', {
      answers: {
        'speaking/get-sitting': { ...answered, state: 'failed' },
        'speaking/get-report-progress': progress({
          state: 'failed',
          failure: 'crashed',
          refunded: 1,
          refunded_coins: 50,
        }),
        'speaking/get-report-price': price,
      },
    });
    expect(await screen.findByText('50 金币已退回，录音还在。')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '出报告 · 50 金币' })).toBeTruthy();
  });

  test('still open: the way back into it', async () => {
    await openApp('/speaking_report/skill/9', { answers: { 'speaking/get-sitting': speakingSitting() } });
    const door = await screen.findByRole('link', { name: '接着说' });
    expect(door.getAttribute('href')).toMatch(/speaking-practice\/1\/4\?.*record=9/);
  });
});

describe('the report', () => {
  const answer = spokenAnswer({
    order: 1010,
    part: 1,
    words: ['I', 'breathe', 'um', 'slowly'].map((text, at) => ({ text, from: at, to: at + 0.8, confidence: 0.9 })),
    pauses: [{ from: 0.9, to: 2.3, inside_clause: true }],
    fillers: [{ from: 2, to: 2.8, text: 'um' }],
    check_words: [
      { from: 1, to: 1.8, text: 'breathe', confidence: 0.8, advice: { en: 'Voice it.', zh: '声带要振动。' } },
    ],
    better: [{ from: 0, to: 3, text: 'I breathe slowly', better: 'I take slow breaths', changes: [] }],
  });
  const row = { ...answered, state: 'scored' as const };
  const view = (overall: number | null): SpeakingReportView => ({
    record: row,
    set: row.set,
    report: speakingReport(overall, [answer]),
    recordings: [{ order: 1010, question: 'Question 1010?', recording_id: 7, file_url: '' }],
    help: { questions: [], ideas: [], idea_map: [] },
    before: null,
    mistakes: [],
    scored_at: 1_794_000_100,
  });
  const open = (overall: number | null) =>
    openApp('/speaking_report/skill/9', {
      answers: {
        'speaking/get-sitting': row,
        'speaking/get-report': view(overall),
        'speaking/get-reading-list': { list: [] },
      },
    });

  test('bands with their range and what they are; pauses, fillers and words to check by name', async () => {
    await open(5.5);
    expect(await screen.findByText('可能在 5.0–6.0 之间')).toBeTruthy();
    expect(screen.getByText('练习估分，误差约 ±1 分，不是考官的分数。')).toBeTruthy();
    expect(screen.getByRole('img', { name: '停在分句内部，1.4 秒' })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: '发音待核对 1' })).getByText('机器有 8 成把握听对这个词'),
    ).toBeTruthy();
    const filler = () => document.querySelector('[data-word="2"]');
    expect(filler()?.textContent).toBe('um');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '隐藏填充音' })));
    expect(filler()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '改写后的说法' })));
    expect(await screen.findByText('I take slow breaths')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '和上次比' })));
    expect(screen.getByText(/还没有可以比的上一次/)).toBeTruthy();
  });

  test('without a band the page says why, and that nothing was charged; no band is made up', async () => {
    await open(null);
    expect(await screen.findByText('太短，给不出估分。')).toBeTruthy();
    expect(screen.getByText('付过的已经退回。')).toBeTruthy();
    expect(document.querySelector('[data-band="none"]')).toBeTruthy();
  });
});

describe('a sitting', () => {
  let done: (number | string)[] = [];
  beforeEach(() => {
    done = [];
  });
  const begins = (input: { order: number }) => speakingAnswer(input.order);
  const saves = async (input: { order: number }) => {
    await new Promise((later) => setTimeout(later, 300));
    done.push(input.order);
    return speakingAnswer(input.order);
  };
  const server = (sitting = speakingSitting()) => ({
    'student/get-info': learner,
    'speaking/get-sitting': sitting,
    'speaking/enter-part': sitting,
    'speaking/begin-answer': begins,
    'speaking/save-answer': saves,
    'recording/add-piece': { next: 1, seconds: 5 },
    'speaking/finish': () => {
      done.push('handed in');
      return { ...sitting, state: 'handed_in', answers: [speakingAnswer(1010), speakingAnswer(1020)] };
    },
    'speaking/get-report-price': price,
  });
  const recording = () => waitFor(() => expect(mine.isOn()).toBe(true), SLOW);

  test('exam: asked and recorded by itself, no second take, and handed in at the end', async () => {
    const { router } = await openApp('/speaking-practice/1/4?record=9&mode=exam', { answers: server() });
    await recording();
    expect(screen.queryByRole('button', { name: '暂停' })).toBeNull();
    await act(async () => mine.say(20));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '说完了' })));
    expect(mine.isOn()).toBe(false);
    await recording();
    await act(async () => mine.say(20));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '说完了' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/speaking_report/skill/9'), SLOW);
    // Not before the server has the last answer, however slowly it goes up.
    expect(done).toEqual([1010, 1020, 'handed in']);
  }, 20_000);

  test('after a reload the exam goes on with the next question', async () => {
    const half = speakingSitting({ answers: [speakingAnswer(1010)] });
    await openApp('/speaking-practice/1/4?record=9&mode=exam', { answers: server(half) });
    await waitFor(() => expect(document.querySelector('[data-order="1020"]')).toBeTruthy(), SLOW);
  });

  test('a microphone that is not allowed: what to do is said, and a press tries again', async () => {
    const denied = fakeRecorder('denied');
    vi.spyOn(microphone, 'start').mockImplementation(denied.recorder.start);
    await openApp('/speaking-practice/1/4?record=9&mode=exam', { answers: server() });
    expect(await screen.findByText('麦克风没有权限', {}, SLOW)).toBeTruthy();
    vi.spyOn(microphone, 'start').mockImplementation(mine.recorder.start);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '开始录音' })));
    await recording();
    expect(screen.queryByText('麦克风没有权限')).toBeNull();
  }, 20_000);

  test('part 2: the card, notes that a reload finds, and a minute that can be cut short', async () => {
    const part2 = { ...speakingSitting({ part: 2, mode: 'practice' }), ends_at: 0 };
    const topic = { set: part2.set, help: null, open: null, last: null };
    const { asked } = await openApp('/speaking-practice/2/4?record=9', {
      answers: { ...server(part2), 'speaking/get-topic': topic, 'speaking/save-notes': { notes: '' } },
    });
    expect(await screen.findByRole('heading', { name: 'Describe someone calm.' })).toBeTruthy();
    const begin = await screen.findByRole('button', { name: '准备好了，开始说' }, SLOW);
    const pad = screen.getByRole('textbox', { name: '我的笔记' });
    await act(async () => void fireEvent.change(pad, { target: { value: 'aunt, nurse' } }));
    expect(localStorage.getItem('nf-speaking-notes-9')).toBe('aunt, nurse');
    await waitFor(() => expect(asked.some(({ path }) => path === 'speaking/save-notes')).toBe(true), SLOW);
    await act(async () => void fireEvent.click(begin));
    expect(screen.getByRole('button', { name: '开始录音' }).getAttribute('aria-disabled')).toBeNull();
  }, 20_000);
});
