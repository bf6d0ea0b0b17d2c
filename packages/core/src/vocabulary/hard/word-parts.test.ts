import { expect, test } from 'vitest';
import { wordParts } from './word-parts.ts';

test.each([
  { word: 'attendance', parts: 'at tend ance', why: 'prefix, root and ending' },
  { word: 'transport', parts: 'trans port', why: 'no ending' },
  { word: 'require', parts: 're quir', why: 'a silent e belongs to nothing' },
  { word: 'structure', parts: 'struct ure', why: 'a long root needs no prefix' },
  { word: 'prevention', parts: 'pre vent ion', why: 'an ending that begins as a longer one' },
  { word: 'Distribution', parts: 'dis tribut ion', why: 'capitals do not matter' },
  { word: 'aggressively', parts: 'ag gress ive ly', why: 'two endings' },
])('a word taken apart: $why', ({ word, parts }) => {
  expect(
    wordParts(word)
      ?.map(({ part }) => part)
      .join(' '),
  ).toBe(parts);
});

test.each([
  { word: 'finance', why: 'a short root alone may be chance' },
  { word: 'perform', why: 'it only looks like per and form' },
  { word: 'reservoir', why: 'an ending that nobody explains' },
  { word: 'report card', why: 'two words' },
  { word: 'depot', why: 'too short to gain by it' },
])('not taken apart: $why', ({ word }) => {
  expect(wordParts(word)).toBeNull();
});
