import { expect, test } from 'vitest';
import { type HeardReading, markReading } from './mark-reading.ts';

const words = (said: number, missed: number) => [
  ...Array.from({ length: said }, () => ({ said: true })),
  ...Array.from({ length: missed }, () => ({ said: false })),
];
const read = (total_score: number, heard = words(10, 0)): HeardReading => ({ assessed: 1, total_score, words: heard });

test.each([
  { reading: read(91), mark: ['right', ''], why: 'clean' },
  { reading: read(80), mark: ['right', ''], why: 'from eighty on, as in follow-read' },
  { reading: read(79), mark: ['close', 'SOUNDS_OFF'], why: 'understood, not yet clean: neither lost nor proved' },
  { reading: read(60, words(7, 3)), mark: ['close', 'WORDS_MISSED'], why: 'words were left out' },
  { reading: read(59), mark: ['wrong', 'SOUNDS_OFF'], why: 'hard to understand' },
  { reading: read(30, words(4, 6)), mark: ['wrong', 'WORDS_MISSED'], why: 'half of it was not read' },
  { reading: read(40, words(8, 2)), mark: ['wrong', 'SOUNDS_OFF'], why: 'two of ten words are a slip' },
  {
    reading: { assessed: 0 as const, total_score: 0, words: [] },
    mark: ['skipped', 'NOT_HEARD'],
    why: 'what the engine could not judge is not the learner’s fault',
  },
])('$mark: $why', ({ reading, mark }) => {
  expect(Object.values(markReading(reading))).toEqual(mark);
});
