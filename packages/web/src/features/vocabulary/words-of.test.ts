import { expect, test } from 'vitest';
import { lookable, wholeWords } from './words-of.ts';

test.each([
  { before: 'iron ', selected: 'spikes', after: ' and', words: 'spikes', why: 'a whole word' },
  { before: 'iron sp', selected: 'ik', after: 'es and', words: 'spikes', why: 'its middle' },
  { before: 'the ', selected: 'mill', after: '’s wheel', words: 'mill’s', why: 'without its possessive' },
  { before: 'a well-', selected: 'known', after: ' man', words: 'well-known', why: 'half a compound' },
  { before: 'iron', selected: ' spikes ', after: 'and', words: 'spikes', why: 'with the spaces around it' },
])('$selected is taken for $words: $why', ({ before, selected, after, words }) => {
  expect(wholeWords(before, selected, after)).toBe(words);
});

test.each([
  { words: 'spikes,', looked: 'spikes', why: 'the comma is left' },
  { words: '“tide mill”', looked: 'tide mill', why: 'a few words' },
  { words: 'every fold in the sheet opens', looked: '', why: 'a sentence' },
  { words: '1981', looked: '', why: 'a number' },
  { words: '磨坊', looked: '', why: 'the translation' },
  { words: '…', looked: '', why: 'no letter' },
])('of $words one looks up "$looked": $why', ({ words, looked }) => {
  expect(lookable(words)).toBe(looked);
});
