import { expect, test } from 'vitest';
import { findIn, indexOf } from './text-index.ts';

const BLOCKS = [
  { at: 'A', text: 'Rivers rise in spring. The tides turned twice.' },
  { at: 'B', text: 'A power plant stands there. It takes up water.' },
];
const index = indexOf(BLOCKS);

test.each([
  { spellings: ['tide', 'tides'], at: 'A', sentence: 'The tides turned twice.', why: 'a form of the word' },
  { spellings: ['Rise'], at: 'A', sentence: 'Rivers rise in spring.', why: 'capitals do not matter' },
  { spellings: ['take up', 'takes up'], at: 'B', sentence: 'It takes up water.', why: 'two words side by side' },
])('the sentence of a word: $why', ({ spellings, at, sentence }) => {
  const place = findIn(index, spellings);
  expect(place).toMatchObject({ at, sentence });
  const block = BLOCKS.find((one) => one.at === at)?.text ?? '';
  expect(block.slice(place?.start, place?.end)).toBe(sentence);
});

test.each([
  { spellings: ['plan'], why: 'only the beginning of a longer word' },
  { spellings: ['takes off'], why: 'only its first word' },
  { spellings: [], why: 'nothing was asked for' },
])('no sentence: $why', ({ spellings }) => {
  expect(findIn(index, spellings)).toBeNull();
});
