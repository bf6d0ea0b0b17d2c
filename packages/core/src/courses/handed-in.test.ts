import { expect, test } from 'vitest';
import { hasVoice, isTaskDone, LEAST_SPOKEN_SECONDS } from './handed-in.ts';

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
  { samples: tone(9, 0), voice: false, why: 'silence' },
  { samples: tone(9, 0.005), voice: false, why: 'a fan in the room' },
  { samples: tone(3, 0.2), voice: true, why: 'just long enough' },
  { samples: tone(2, 0.2), voice: false, why: 'a word or two' },
  { samples: Int16Array.from([...tone(2, 0.2), ...tone(2, 0), ...tone(1, 0.2)]), voice: true, why: 'with a pause' },
  { samples: Int16Array.from([...tone(2, 0.2), ...tone(9, 0)]), voice: false, why: 'silence does not make it longer' },
  { samples: new Int16Array(0), voice: false, why: 'nothing at all' },
])('a voice: $voice, $why', ({ samples, voice }) => {
  expect(hasVoice(samples, RATE, LEAST_SPOKEN_SECONDS)).toBe(voice);
});

test('a voice that was heard needs no look at the rest', () => {
  const looked = new Set<number>();
  const samples = new Proxy(tone(60, 0.2), {
    get: (own, at) => {
      if (typeof at === 'string' && /^\d+$/.test(at)) looked.add(Number(at));
      return Reflect.get(own, at, own);
    },
  });
  expect(hasVoice(samples, RATE, LEAST_SPOKEN_SECONDS)).toBe(true);
  expect(Math.max(...[...looked].slice(-1))).toBeLessThan(4 * RATE);
});
