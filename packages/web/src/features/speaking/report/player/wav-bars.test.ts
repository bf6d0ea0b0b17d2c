import { expect, test } from 'vitest';
import { barsOfSamples } from './wav-bars.ts';

test('a loud half and a silent half are tall and flat bars', () => {
  const samples = Int16Array.from({ length: 16_000 }, (_, at) => (at < 8000 ? 20_000 : 0));
  expect(barsOfSamples(samples, 4)).toEqual([1, 1, 0, 0]);
});

test('a whisper is not drawn as if it were a shout', () => {
  const samples = Int16Array.from({ length: 1600 }, () => 100);
  expect(barsOfSamples(samples, 2).every((height) => height <= 0.1)).toBe(true);
});

test('an empty recording is flat', () => {
  expect(barsOfSamples(new Int16Array(0), 3)).toEqual([0, 0, 0]);
});
