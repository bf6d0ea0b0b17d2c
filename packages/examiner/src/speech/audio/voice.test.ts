import { expect, test } from 'vitest';
import { chords, hum, noise, room, silence } from '../training/signals.ts';
import { findVoice, level, levelsOf } from './voice.ts';

/** A voice of sorts: a pitch with overtones, louder and softer four times a second. */
const voice = (seconds: number) =>
  Float32Array.from({ length: seconds * 16_000 }, (_, i) => {
    const t = i / 16_000;
    const tone = [1, 2, 3, 4, 5].reduce((sum, over) => sum + Math.sin(2 * Math.PI * 140 * over * t) / over, 0);
    return 0.1 * tone * Math.max(0, Math.sin(2 * Math.PI * 2 * t)) ** 2;
  });
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

for (const { name, audio, silent, steady, voiced } of [
  { name: 'digital silence', audio: silence(2), silent: true, steady: false, voiced: false },
  { name: 'a quiet room', audio: room(2), silent: true, steady: false, voiced: false },
  { name: 'steady noise', audio: noise(2), silent: false, steady: true, voiced: false },
  { name: 'a hum', audio: hum(2), silent: false, steady: true, voiced: true },
  { name: 'chords', audio: chords(3), silent: false, steady: false, voiced: true },
  { name: 'a voice', audio: voice(2), silent: false, steady: false, voiced: true },
  { name: 'nothing at all', audio: new Float32Array(), silent: true, steady: false, voiced: false },
])
  test(`${name}: silent ${silent}, steady ${steady}, voiced ${voiced}`, () => {
    const found = findVoice(audio);
    expect({ silent: found.silent, steady: found.steady, voiced: found.voiced > 0.08 }).toEqual({
      silent,
      steady,
      voiced,
    });
  });

test('two seconds of silence before and after are left out, but for a quarter of a second', () => {
  const { from, to } = findVoice(joined(room(2), voice(2), room(2)));
  expect(from / 16_000).toBeGreaterThan(1.7);
  expect(from / 16_000).toBeLessThan(2.1);
  expect(to / 16_000).toBeLessThan(4.3);
});

test('half and double loudness become the same sound', () => {
  const [half, double] = [0.5, 2].map((gain) => level(voice(1).map((sample) => sample * gain)));
  expect(Math.max(...half!.map((sample, i) => Math.abs(sample - double![i]!)))).toBeLessThan(1e-6);
});

test('a direct current is no sound', () => {
  expect(Math.max(...levelsOf(new Float32Array(16_000).fill(0.5)))).toBe(-100);
});
