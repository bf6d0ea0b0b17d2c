import { expect, test } from 'vitest';
import { isTooMuch, placeInArchive } from './archive-names.ts';

const NAME = `${'0a'.repeat(16)}.wav`;

test.each([
  { name: 'data/attempts.jsonl', of: 'rows', why: 'rows of a table' },
  { name: 'reference/words.jsonl', of: 'reference', why: 'what the numbers mean' },
  { name: 'manifest.json', of: 'manifest', why: 'what there is' },
  { name: `media/recordings/${NAME}`, of: 'media', why: 'a recording' },
  { name: 'csv/attempts.csv', of: 'reading', why: 'for people' },
  { name: 'README.md', of: 'reading', why: 'for people' },
  { name: '../data/attempts.jsonl', of: undefined, why: 'leads out of the archive' },
  { name: '/etc/passwd', of: undefined, why: 'an absolute path' },
  { name: `media/recordings/../${NAME}`, of: undefined, why: 'leads into another folder' },
  { name: 'media/recordings/song.wav', of: undefined, why: 'not a name that we give' },
  { name: 'data/attempts.jsonl/', of: undefined, why: 'a folder' },
  { name: 'data/attempts; drop.jsonl', of: undefined, why: 'not the name of a table' },
  { name: 'data\\attempts.jsonl', of: undefined, why: 'a path of another system' },
])('$name: $why', ({ name, of }) => {
  expect(placeInArchive(name)?.of).toBe(of);
});

test.each([
  { of: 'rows', size: 10_000_000, packed: 500_000, much: false, why: 'rows pack to a twentieth' },
  { of: 'rows', size: 100_000_000, packed: 100_000, much: true, why: 'a thousandth is a bomb' },
  { of: 'rows', size: 60_000, packed: 10, much: false, why: 'too small to matter' },
  { of: 'rows', size: 2_000_000_000, packed: 1_900_000_000, much: true, why: 'more than any learner has' },
  { of: 'media', size: 28_000_000, packed: 28_000_000, much: false, why: 'a quarter of an hour' },
  { of: 'media', size: 40_000_000, packed: 40_000_000, much: true, why: 'longer than any recording' },
] as const)('$of of $size bytes from $packed: $why', ({ of, size, packed, much }) => {
  const place = of === 'rows' ? { of, table: 'attempts' } : { of };
  expect(isTooMuch(place, { size, packed })).toBe(much);
});
