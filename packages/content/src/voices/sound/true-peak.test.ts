import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../kokoro.ts';
import { decibels } from './sound.ts';
import { truePeakOf } from './true-peak.ts';

/** A quarter of the sampling rate, begun so that every sample misses the crest by half a step. */
const between = (amplitude: number) =>
  Float32Array.from({ length: 2400 }, (_, at) => amplitude * Math.sin((Math.PI / 2) * at + Math.PI / 4));

test('a crest between two samples is found: 3 dB over the highest sample', () => {
  const sound = between(0.9);
  expect(Math.max(...sound)).toBeCloseTo(0.9 * Math.SQRT1_2, 3);
  expect(Math.abs(decibels(truePeakOf(sound)) - decibels(0.9))).toBeLessThan(0.2);
});

test('a sound whose crests are its samples is no higher than they are', () => {
  const slow = Float32Array.from(
    { length: SAMPLE_RATE },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 200 * at) / SAMPLE_RATE),
  );
  expect(truePeakOf(slow)).toBeCloseTo(0.5, 2);
});
