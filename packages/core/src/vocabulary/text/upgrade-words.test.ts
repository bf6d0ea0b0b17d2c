import { expect, test } from 'vitest';
import { newWordsOf } from './upgrade-words.ts';

test.each([
  { original: 'very tired', better: ['exhausted'], words: ['exhausted'], why: 'one word for two' },
  { original: 'a lot of time', better: ['a great deal of time'], words: ['great', 'deal'], why: 'not what was there' },
  { original: 'is bad for', better: ['is harmful to', 'harms'], words: ['harmful', 'harms'], why: 'every proposal' },
  { original: 'Get worse', better: ['worsen', 'Worsen'], words: ['worsen'], why: 'each word once' },
  { original: 'more of them', better: ['so many'], words: [], why: 'small words teach nothing' },
])('the words that an upgrade brings: $why', ({ original, better, words }) => {
  expect(newWordsOf(original, better)).toEqual(words);
});
