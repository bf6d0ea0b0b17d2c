import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../kokoro.ts';
import { startsWithHiss, withoutHiss } from './clean-start.ts';
import { type Sound, secondsOf } from './sound.ts';

const HISS = 0.12;
const vowel = (at: number) => 0.3 * Math.sin((2 * Math.PI * 220 * at) / SAMPLE_RATE);
/** Fixed noise above 6 kHz: what an "s" is made of. */
const hiss = (at: number) => 0.05 * Math.sin(at * 2.1) * Math.sin(at * at * 0.013);
const clean: Sound = Float32Array.from({ length: SAMPLE_RATE }, (_, at) => vowel(at));
const hissing: Sound = Float32Array.from({ length: SAMPLE_RATE }, (_, at) =>
  at < HISS * SAMPLE_RATE ? hiss(at) : vowel(at),
);

test('a hiss before a vowel is one too many', () => {
  expect(startsWithHiss(hissing, 'and ðˈɛn.')).toBe(true);
  expect(startsWithHiss(clean, 'and ðˈɛn.')).toBe(false);
});

test('before an "s" nobody can tell, and nothing is cut', () => {
  expect(startsWithHiss(hissing, 'sˌQ ðˈɛn.')).toBe(false);
});

test('the hiss is cut off, the voice stays whole', () => {
  const cut = withoutHiss(hissing);
  expect(startsWithHiss(cut, 'and ðˈɛn.')).toBe(false);
  expect(secondsOf(cut)).toBeGreaterThan(1 - HISS - 0.03);
  expect(withoutHiss(clean)).toBe(clean);
});
