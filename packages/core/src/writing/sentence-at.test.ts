import { expect, test } from 'vitest';
import { sentenceAt } from './sentence-at.ts';

const text = 'He go home. In 2.5 years it rose. "Is it so?" she said!\nLast line without an end';

test.each([
  { word: 'go', is: 'He go home.', why: 'the first' },
  { word: 'rose', is: 'In 2.5 years it rose.', why: 'the point of a number ends nothing' },
  { word: '2.5', is: 'In 2.5 years it rose.', why: 'nor when the place is the number itself' },
  { word: 'Last', is: 'Last line without an end', why: 'a new line begins one' },
  { word: 'without', is: 'Last line without an end', why: 'the end of the text ends it' },
])('$word stands in "$is": $why', ({ word, is }) => {
  const start = text.indexOf(word);
  expect(sentenceAt(text, start, start + word.length)).toBe(is);
});

test('a slip that is only the missing full stop still has its sentence', () => {
  expect(sentenceAt('One two.', 7, 8)).toBe('One two.');
});
