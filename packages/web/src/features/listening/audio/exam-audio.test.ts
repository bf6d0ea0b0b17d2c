import { runningOrder } from '@ninefold/core/practice/running-order';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ExamAudioState, followExam, type Speaker } from './exam-audio.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = runningOrder(
  [
    { offset: 0, audioSeconds: 100, halts: [{ kind: 'read', seconds: 30, questions: [1, 10], place: 0 }] },
    { offset: 10, audioSeconds: 50, halts: [] },
  ],
  120,
);

function hall({ from = 0, refuses = false, offline = 0, order = steps, missing = '' } = {}) {
  const began = Date.now() - from * 1000;
  let failures = offline;
  let allowed = !refuses;
  const speaker = {
    src: '',
    currentTime: 0,
    duration: Number.NaN,
    paused: true,
    playbackRate: 1,
    play: vi.fn(async () => {
      if (!allowed) throw new Error('play() needs a press');
      speaker.paused = false;
    }),
    pause: vi.fn(() => {
      speaker.paused = true;
    }),
  };
  const seen: ExamAudioState[] = [];
  const parts: (number | string)[] = [];
  const exam = followExam({
    steps: order,
    second: () => (Date.now() - began) / 1000,
    soundOf: async (step) => {
      if (failures-- > 0) throw new Error('no network');
      if (step.kind === 'say' && step.url === missing) throw new Error('no such file');
      if (step.kind === 'say') return `blob:${step.url}`;
      return `blob:${'part' in step ? step.part : ''}`;
    },
    speaker: speaker as unknown as Speaker,
    onChange: (state) => seen.push(state),
    onStep: (step) => parts.push('part' in step ? `${step.kind} ${step.part}` : step.kind),
  });
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const now = () => seen.at(-1);
  return { exam, speaker, wait, now, parts, allow: () => (allowed = true) };
}

test('silence first, then the recording from its beginning, then the next part', async () => {
  const { speaker, wait, now, parts } = hall();
  await wait(29);
  expect(now()).toMatchObject({ phase: 'running', step: { kind: 'read' } });
  expect(speaker.play).not.toHaveBeenCalled();
  await wait(2);
  expect(speaker).toMatchObject({ src: 'blob:0', paused: false });
  expect(speaker.currentTime).toBeLessThan(1);
  await wait(100);
  expect(speaker.paused).toBe(true);
  await wait(30);
  expect(speaker).toMatchObject({ src: 'blob:1', paused: false });
  expect(parts).toEqual(['read 0', 'play 0', 'rest 0', 'play 1']);
});

test('a reload, another browser: it is heard where the clock is', async () => {
  const { speaker, wait } = hall({ from: 70 });
  await wait(1);
  expect(speaker.currentTime).toBeGreaterThanOrEqual(40);
  expect(speaker.currentTime).toBeLessThan(42);
});

test('after the end of a recording it never starts again', async () => {
  const { speaker, wait, now } = hall({ from: 245 });
  await wait(5);
  expect(now()).toMatchObject({ step: { kind: 'check' } });
  await wait(200);
  expect(now()).toEqual({ phase: 'over' });
  expect(speaker.play).not.toHaveBeenCalled();
});

test('a file that is shorter than it says ends quietly', async () => {
  const { speaker, wait } = hall({ from: 31 });
  await wait(1);
  speaker.duration = 99;
  speaker.paused = true;
  speaker.play.mockClear();
  await wait(97.5);
  expect(speaker.play).toHaveBeenCalled();
  speaker.play.mockClear();
  speaker.paused = true;
  await wait(0.5);
  expect(speaker.play).not.toHaveBeenCalled();
});

test('a browser that wants a press gets one, and goes on where the clock is', async () => {
  const { exam, speaker, wait, now, allow } = hall({ from: 40, refuses: true });
  await wait(1);
  expect(now()).toMatchObject({ phase: 'press' });
  await wait(20);
  allow();
  exam.press();
  await wait(1);
  expect(now()).toMatchObject({ phase: 'running' });
  expect(speaker.currentTime).toBeGreaterThan(30);
});

test('without a network it tries again and joins where the clock is by then', async () => {
  const { speaker, wait, now } = hall({ from: 40, offline: 1 });
  await wait(1);
  expect(now()).toMatchObject({ phase: 'away' });
  await wait(4);
  expect(now()).toMatchObject({ phase: 'running' });
  expect(speaker.currentTime).toBeGreaterThan(13);
});

test('a headset that is unplugged does not pause the test; leaving the page does', async () => {
  const { exam, speaker, wait } = hall({ from: 40 });
  await wait(1);
  speaker.paused = true;
  await wait(1);
  expect(speaker.paused).toBe(false);
  exam.stop();
  expect(speaker.paused).toBe(true);
  await wait(5);
  expect(speaker.paused).toBe(true);
});

test('an announcement is heard from its own file, at its second, and then the recording from its beginning', async () => {
  const line = { kind: 'say', seconds: 6, url: '/n1.mp3', text: 'Listen.', place: 0 } as const;
  const { speaker, wait, now } = hall({ order: runningOrder([{ offset: 0, audioSeconds: 20, halts: [line] }], 0) });
  await wait(1);
  expect(now()).toMatchObject({ phase: 'running', step: { kind: 'say', text: 'Listen.' } });
  expect(speaker).toMatchObject({ src: 'blob:/n1.mp3', paused: false });
  await wait(6);
  expect(now()).toMatchObject({ step: { kind: 'play' } });
  expect(speaker).toMatchObject({ src: 'blob:0', paused: false });
  expect(speaker.currentTime).toBeLessThan(2);
});

test('the recording does not go on under an announcement whose sound is not there', async () => {
  const line = { kind: 'say', seconds: 6, url: '/missing.mp3', text: 'Listen on.', place: 10 } as const;
  const { speaker, wait, now } = hall({
    order: runningOrder([{ offset: 0, audioSeconds: 20, halts: [line] }], 0),
    missing: '/missing.mp3',
  });
  await wait(5);
  expect(speaker).toMatchObject({ src: 'blob:0', paused: false });
  await wait(7);
  expect(now()).toMatchObject({ phase: 'away', step: { kind: 'say', text: 'Listen on.' } });
  expect(speaker.paused).toBe(true);
});
