import { expect, test } from 'vitest';
import { foreignSeconds, heardMore, isMostlyForeign, NOTHING_HEARD, type WindowWords } from './heard.ts';

const spoken = (seconds: number, english: number, words = 2): WindowWords => ({
  ...{ seconds, english },
  words: Array.from({ length: words }, (_, at) => ({ text: `word${at}`, from: at, to: at + 0.5, confidence: 0.9 })),
});
const heardOf = (...windows: WindowWords[]) => windows.reduce(heardMore, NOTHING_HEARD);

test.each([
  { name: 'Chinese and a long silence', windows: [spoken(25, 0.03), spoken(30, 1, 0)], foreign: 25, is: true },
  { name: 'mostly Chinese', windows: [spoken(30, 0.02), spoken(30, 0.02), spoken(20, 0.95)], foreign: 60, is: true },
  { name: 'a little Chinese', windows: [spoken(30, 0.9), spoken(10, 0.02)], foreign: 10, is: false },
  { name: 'a strong accent', windows: [spoken(12, 0.3)], foreign: 0, is: false },
  { name: 'nothing', windows: [spoken(30, 1, 0)], foreign: 0, is: false },
])('$name: most of it is another language = $is', ({ windows, foreign, is }) => {
  const heard = heardOf(...windows);
  expect(foreignSeconds(heard)).toBe(foreign);
  expect(isMostlyForeign(heard)).toBe(is);
});

test('the words of a window in another language are the translation of the model: they are left out', () => {
  const { words, until } = heardOf(spoken(30, 0.02), spoken(10, 0.9));
  expect(words.map(({ from }) => from)).toEqual([30, 31]);
  expect(until).toBe(40);
});
