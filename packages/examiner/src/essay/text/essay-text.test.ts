import { describe, expect, test } from 'vitest';
import { cleanText, countWords, readEssay } from './essay-text.ts';

describe('words as on the test paper', () => {
  test.each([
    ['a well-known fact', 3, 'a hyphenated word is one word'],
    ["It doesn't rain.", 3, 'a short form is one word'],
    ['In 2020, 45% of them', 5, 'numbers count'],
    ['one — two', 2, 'a dash is no word'],
    ['', 0, 'nothing is nothing'],
  ])('%j has %i words: %s', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('reading an essay', () => {
  const essay = readEssay(
    'Mr. Lee likes tea, e.g. green tea. Does he?\n\nHe pays $3.50 for it. It is cheap.No, it is not.',
  );

  test('finds sentences, and is not fooled by the stops of abbreviations and prices', () => {
    expect(essay.sentences.map((sentence) => sentence.text)).toEqual([
      'Mr. Lee likes tea, e.g. green tea.',
      'Does he?',
      'He pays $3.50 for it.',
      'It is cheap.',
      'No, it is not.',
    ]);
  });

  test('knows the paragraph of every sentence', () => {
    expect(essay.sentences.map((sentence) => sentence.paragraph)).toEqual([0, 0, 1, 1, 1]);
  });

  test('every word stands where the essay says it stands', () => {
    for (const word of essay.words) expect(essay.text.slice(word.start, word.end)).toBe(word.text);
  });
});

describe('cleaning', () => {
  test('what nobody can see is gone, and curly quotes are straight', () => {
    expect(cleanText('\ufeffIt\u2019s a hid\u200bden \u202etrick\u0007\r\nHere')).toBe("It's a hidden trick\nHere");
  });
});
