import { expect, test } from 'vitest';
import type { DiffRow } from '../feedback.queries.ts';
import { sentenceRows } from './sentence-rows.ts';

const text = 'Cities is big. Many people get a lot of help. Trees are nice. More help and more money help.';
const at = (words: string, better: string) => {
  const start = text.indexOf(words);
  const why = { en: 'more exact', zh: '更准' };
  return { start, end: start + words.length, original: words, better: [better], explanation: why };
};
const corrected: DiffRow = {
  start: 0,
  end: 14,
  original: 'Cities is big.',
  corrected: 'Cities are big.',
  better: 'Cities are large.',
  pieces: [],
  notes: [],
};

test('a sentence without a mistake whose words can be better stands in its place among the corrected ones', () => {
  const upgrades = [at('big', 'large'), at('get', 'receive'), at('a lot of', 'considerable')];
  expect(sentenceRows([corrected], { text, upgrades })).toEqual([
    corrected,
    expect.objectContaining({
      original: 'Many people get a lot of help.',
      corrected: 'Many people get a lot of help.',
      better: 'Many people receive considerable help.',
    }),
  ]);
});

test('no row where nothing could be better', () => {
  expect(sentenceRows([corrected], { text, upgrades: [] })).toEqual([corrected]);
  // Nobody could say which of the two was meant.
  const last = text.lastIndexOf('help');
  const twice = { ...at('help', 'support'), start: last, end: last + 4 };
  expect(sentenceRows([], { text, upgrades: [twice] })).toEqual([]);
});
