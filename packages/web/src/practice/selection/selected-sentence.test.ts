import { expect, test } from 'vitest';
import { sentenceAt } from './selected-sentence.ts';

const TEXT = 'Ropes were tarred. Iron spikes held them, i.e. fast! “Why?” nobody asked';

test.each([
  { word: 'Ropes', sentence: 'Ropes were tarred.', why: 'the first' },
  { word: 'fast', sentence: 'fast!', why: 'an abbreviation ends one too soon, which is no harm' },
  { word: 'nobody', sentence: 'nobody asked', why: 'the last, without a full stop' },
])('$word: $sentence, $why', ({ word, sentence }) => {
  expect(sentenceAt(TEXT, TEXT.indexOf(word))).toBe(sentence);
});

test('a text without an end is cut', () => {
  expect(sentenceAt('x '.repeat(1000), 10)).toHaveLength(500);
});
