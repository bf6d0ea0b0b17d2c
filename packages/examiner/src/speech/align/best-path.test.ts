import { expect, test } from 'vitest';
import type { AcousticModel } from '../model/acoustic-model.ts';
import { bestPath } from './best-path.ts';
import { sentenceGraph } from './graph.ts';

/** Four sounds; 3 is silence. */
const model: AcousticModel = {
  phones: ['A', 'B', 'C', 'SIL'],
  quiet: [3],
  unspoken: [3],
  score: () => new Float32Array(),
};
const COLUMNS = 14;

/** Frames in which one sound is sure and the others are not: `aaabbb` six frames, `.` silence. */
function frames(said: string): Float32Array {
  const scores = new Float32Array(said.length * COLUMNS).fill(-9);
  [...said].forEach((letter, frame) => {
    const phone = 'abc.'.indexOf(letter);
    for (let state = 0; state < 3; state++) scores[frame * COLUMNS + phone * 3 + state] = -0.1;
    if (letter === '.') scores[frame * COLUMNS + 12] = -0.1;
    scores[frame * COLUMNS + 13] = -5;
  });
  return scores;
}
const word = (...phones: number[]) => ({ ways: [{ phones, cost: 0 }] });
const wordsAt = (said: string, words: ReturnType<typeof word>[], skip: number) => {
  const graph = sentenceGraph(words, model, { pause: 1, other: 2, skip });
  const path = bestPath(graph, frames(said), COLUMNS);
  if (!path) return null;
  return [...path.nodes].map((at) => (graph.nodes[at]!.phone < 0 ? '-' : String(graph.nodes[at]!.word))).join('');
};

for (const { name, said, words, skip, found } of [
  {
    name: 'two words with a pause',
    said: '..aaabbb....ccc..',
    words: [word(0, 1), word(2)],
    skip: 8,
    found: '--000000----111--',
  },
  { name: 'a word left out', said: '..aaabbb..', words: [word(0, 1), word(2)], skip: 8, found: '--000000--' },
  {
    name: 'something else said between',
    said: 'aaacccccccbbb',
    words: [word(0), word(1)],
    skip: 8,
    found: '000-------111',
  },
  {
    name: 'a second way to say it',
    said: 'ccc',
    words: [
      {
        ways: [
          { phones: [0], cost: 0 },
          { phones: [2], cost: 1 },
        ],
      },
    ],
    skip: 8,
    found: '000',
  },
  { name: 'every word must be found', said: 'aaaaaa', words: [word(0), word(1)], skip: Infinity, found: '000111' },
  { name: 'too short to hold the words', said: 'aaaa', words: [word(0), word(1)], skip: Infinity, found: null },
])
  test(name, () => {
    expect(wordsAt(said, words, skip)).toBe(found);
  });
