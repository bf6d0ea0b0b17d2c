import type { RunningStep as StoredStep } from '@ninefold/content/compile/running-order';
import { runningOrder } from '@ninefold/core/practice/running-order';
import { expect, test } from 'vitest';
import { orderOf, type StoredOrder } from './section-order.ts';

const line = { do: 'say', what: 'part', text: 'Part one.' } as const;
const audio = { file: 'a.mp3', seconds: 100, peaks: 'p.json' } as StoredOrder['audio'];

const kinds = (running: StoredStep[], check?: { seconds: number }) =>
  runningOrder([{ ...orderOf({ audio, running, ...(check && { check }) }), offset: 10 }], 0).map(
    ({ kind, seconds }) => `${kind} ${seconds}`,
  );

test('announcements with files of their own interrupt the recording where the silence is', () => {
  const running: StoredStep[] = [
    { ...line, id: 'n1', audio: 'n1.mp3', seconds: 12 },
    { do: 'read', seconds: 30, questions: [1, 5] },
    { do: 'play', from: 't1', to: 't4', start: 0.5, end: 49 },
    { ...line, id: 'n2', audio: 'n2.mp3', seconds: 4 },
    { do: 'read', seconds: 20, questions: [6, 10] },
    { do: 'play', from: 't5', to: 't9', start: 51, end: 99 },
    { ...line, id: 'n3', audio: 'n3.mp3', seconds: 5 },
    { do: 'check', seconds: 45 },
  ];
  expect(kinds(running, { seconds: 45 })).toEqual([
    ...['say 12', 'read 30', 'play 50', 'say 4', 'read 20', 'play 50', 'say 5', 'rest 45'],
  ]);
});

test('the words reach the page, and a part is named only where the section is that part', () => {
  const running: StoredStep[] = [
    { do: 'say', what: 'part', id: 'n1', text: 'Now turn to part two.', part: 2, audio: 'n1.mp3', seconds: 3 },
    { do: 'say', what: 'setting', id: 'n2', text: 'A talk.', zh: '一段讲话。', audio: 'n2.mp3', seconds: 2 },
    { do: 'play', from: 't1', to: 't9', start: 1, end: 99 },
  ];
  const order = { ...orderOf({ audio, running }, (file) => `/content/${file}`), offset: 0 };
  const heard = { kind: 'say', url: '/content/n2.mp3', text: 'A talk.', zh: '一段讲话。' };
  expect(runningOrder([order], 0)[0]).toMatchObject(heard);
  const inTest = runningOrder([order, order], 0).filter((step) => step.kind === 'say' && step.part === 1);
  expect(inTest).toMatchObject([{ url: '/content/n1.mp3', text: 'Now turn to part two.' }, heard]);
});

test('announcements inside the recording are played with it', () => {
  const running: StoredStep[] = [
    { ...line, id: 'n1', start: 0, end: 9 },
    { do: 'read', seconds: 30, questions: [1, 5] },
    { do: 'play', from: 't1', to: 't9', start: 11, end: 99 },
  ];
  expect(kinds(running)).toEqual(['play 10', 'read 30', 'play 90', 'rest 30']);
});

test('without an announcer the pauses stand where the recording halts', () => {
  const readingTime = [
    { before: 't1', seconds: 30, questions: [1, 5] as [number, number], at: 0 },
    { before: 't5', seconds: 20, questions: [6, 10] as [number, number], at: 61.5 },
  ];
  const steps = runningOrder([{ ...orderOf({ audio, readingTime }), offset: 10 }], 0);
  expect(steps.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'read 0',
    'play 30',
    'read 91.5',
    'play 111.5',
    'rest 150',
  ]);
  expect(steps[0]).toMatchObject({ from: 11, to: 15 });
});
