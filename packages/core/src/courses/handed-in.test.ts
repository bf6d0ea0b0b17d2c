import { expect, test } from 'vitest';
import { isTaskDone, soundingSeconds } from './handed-in.ts';

const nothing = { answer: '', audio: false, photo: false };
const sentence = 'I timed one whole passage.';
test.each([
  { submit: 'text', handed: { ...nothing, answer: sentence }, is: true, why: 'it was written' },
  { submit: 'text', handed: { ...nothing, audio: true }, is: false, why: 'nothing was written' },
  { submit: 'audio', handed: { ...nothing, audio: true }, is: true, why: 'it was said' },
  { submit: 'audio', handed: { ...nothing, answer: sentence }, is: false, why: 'words about a recording are none' },
  { submit: 'photo', handed: { ...nothing, photo: true }, is: true, why: 'the picture is there' },
  { submit: 'photo', handed: { ...nothing, audio: true }, is: false, why: 'a recording is no picture' },
  { submit: 'none', handed: { ...nothing, answer: sentence }, is: true, why: 'it was done elsewhere, and told of' },
  { submit: 'none', handed: nothing, is: false, why: 'nobody knows of it' },
] as const)('$submit is done: $is, $why', ({ submit, handed, is }) => {
  expect(isTaskDone(submit, handed)).toBe(is);
});

const RATE = 16_000;
const tone = (seconds: number, loudness: number) =>
  Int16Array.from({ length: seconds * RATE }, (_, at) => Math.sin(at / 8) * loudness * 32_767);
test.each([
  { samples: tone(3, 0), seconds: 0, why: 'silence' },
  { samples: tone(3, 0.005), seconds: 0, why: 'a fan in the room' },
  { samples: tone(3, 0.2), seconds: 3, why: 'a voice' },
  { samples: Int16Array.from([...tone(1, 0.2), ...tone(2, 0), ...tone(1, 0.2)]), seconds: 2, why: 'with a pause' },
  { samples: new Int16Array(0), seconds: 0, why: 'nothing at all' },
])('$seconds s are heard: $why', ({ samples, seconds }) => {
  expect(soundingSeconds(samples, RATE)).toBe(seconds);
});
