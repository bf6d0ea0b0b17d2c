import type { SpokenWord } from '@ninefold/core/speaking/report';
import { expect, test } from 'vitest';
import { pausesOf, withinVoice } from './pauses.ts';

/** Words of .4 s; `|` is a pause of the seconds behind it. */
function spoken(text: string) {
  const words: SpokenWord[] = [];
  const spans: { from: number; to: number }[] = [{ from: 0, to: 0 }];
  let at = 0;
  for (const piece of text.split(' ')) {
    if (piece.startsWith('|')) {
      at += Number(piece.slice(1));
      spans.push({ from: at, to: at });
      continue;
    }
    words.push({ text: piece, from: at, to: at + 0.4, confidence: 0.9 });
    at += 0.4;
    spans.at(-1)!.to = at;
  }
  return { words, spans };
}

test.each([
  { text: 'I live in |0.6 a small town', inside: [true], why: 'between a preposition and its noun' },
  { text: 'I live in a small town. |0.6 It is quiet', inside: [false], why: 'after a full stop' },
  { text: 'I like it |0.6 because it is quiet', inside: [false], why: 'before a clause that hangs on it' },
  { text: 'I like |0.2 it', inside: [], why: 'shorter than a quarter of a second' },
  { text: 'I |0.3 went to the |0.9 market', inside: [true, true], why: 'searching twice' },
])('a pause $why', ({ text, inside }) => {
  const { words, spans } = spoken(text);
  expect(pausesOf(spans, words).map(({ inside_clause }) => inside_clause)).toEqual(inside);
});

test('a word whose time runs on into a pause ends where the voice ends', () => {
  const words = [{ text: 'leaflet.', from: 9.46, to: 10.8, confidence: 0.9 }];
  expect(withinVoice(words, [{ from: 10.22, to: 10.86, inside_clause: false }])).toMatchObject([
    { from: 9.46, to: 10.22 },
  ]);
});
