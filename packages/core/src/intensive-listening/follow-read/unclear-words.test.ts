import { expect, test } from 'vitest';
import { clearWords, isClear, sentencesWith, unclearWords } from './unclear-words.ts';

const read = (word: string, score: number, more: { said?: boolean; advice?: string } = { advice: 'check_word' }) => ({
  ...{ word, score, said: true },
  ...more,
});

const MISSED = read('thermal', 20, { said: false, advice: 'word_missed' });

test.each([
  { why: 'a word far below the mark', words: [read('thermal', 30)], is: ['thermal'] },
  { why: 'as it is listed, not as it is printed', words: [read('Thermal,', 30)], is: ['thermal'] },
  { why: 'a word that is only doubtful', words: [read('thermal', 55)], is: [] },
  { why: 'a small word', words: [read('the', 10)], is: [] },
  { why: 'a word of half a sentence that was left out', words: [read('rope', 90), MISSED], is: [] },
  {
    why: 'the one word of a whole sentence that was not made out',
    words: [...['this', 'rope', 'will', 'hold'].map((word) => read(word, 90)), MISSED],
    is: ['thermal'],
  },
  { why: 'a word whose sounds were guessed', words: [read('Ninefold', 30, {})], is: [] },
  { why: 'the same word twice is one', words: [read('thermal', 30), read('thermal', 20)], is: ['thermal'] },
  {
    why: 'the three least clear ones',
    words: [read('rope', 40), read('slope', 10), read('pipe', 20), read('hope', 30)],
    is: ['slope', 'pipe', 'hope'],
  },
])('unclear: $why', ({ words, is }) => {
  expect(unclearWords(words).map(({ word }) => word)).toEqual(is);
});

test('the place of an unclear word is where it was least clear', () => {
  expect(unclearWords([read('rope', 45), read('the', 9), read('rope', 12)])).toEqual([{ word: 'rope', place: 2 }]);
});

test.each([
  { why: 'once and clear', words: [read('Rope', 65)], is: true },
  { why: 'just below', words: [read('rope', 64)], is: false },
  { why: 'twice, once unclear', words: [read('rope', 90), read('rope', 40)], is: false },
  { why: 'not in the sentence', words: [read('slope', 90)], is: false },
])('clear: $why', ({ words, is }) => {
  expect(isClear(words, 'rope')).toBe(is);
  expect(clearWords(words).includes('rope')).toBe(is);
});

test('a word is found in other sentences, but not inside other words', () => {
  const sentences = ['Hold the rope.', 'A slope, a Rope!', 'The ropes are new.'].map((content) => ({ content }));
  expect(sentencesWith(sentences, 'rope').map(({ content }) => content)).toEqual([
    'Hold the rope.',
    'A slope, a Rope!',
  ]);
});
