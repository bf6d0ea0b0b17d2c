import { describe, expect, test } from 'vitest';
import { countWords } from './word-count.ts';

describe('words as on the test paper', () => {
  test.each([
    { text: '', words: 0, why: 'nothing is nothing' },
    { text: '  \n\n ', words: 0, why: 'nor are spaces and lines' },
    { text: 'a well-known fact', words: 3, why: 'a hyphenated word is one word' },
    { text: "It doesn't rain.", words: 3, why: 'a short form is one word' },
    { text: 'In 2020, 45% of them', words: 5, why: 'a number with its sign is one word' },
    { text: 'one — two – three', words: 3, why: 'a dash is no word' },
    { text: 'and/or', words: 2, why: 'a stroke parts two words' },
    { text: 'The end .', words: 2, why: 'a sign alone is no word' },
    { text: '我觉得 cities are noisy', words: 3, why: 'Chinese between the words is not counted' },
    { text: 'first line\nsecond line', words: 4, why: 'a line break parts words' },
  ])('$words in $text: $why', ({ text, words }) => {
    expect(countWords(text)).toBe(words);
  });
});
