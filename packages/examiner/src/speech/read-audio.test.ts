import { expect, test } from 'vitest';
import { judgeAudio, readAudio } from './read-audio.ts';
import { hum } from './training/signals.ts';
import { wavOf } from './wav.testing.ts';

const tone = (rate: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 220 * i) / rate));

for (const { name, file } of [
  { name: '16 kHz mono 16 bit', file: wavOf(tone(16_000)) },
  { name: '8 bit', file: wavOf(tone(16_000), { bits: 8 }) },
  { name: '44.1 kHz stereo 24 bit', file: wavOf(tone(44_100), { rate: 44_100, channels: 2, bits: 24 }) },
  { name: '48 kHz 32 bit', file: wavOf(tone(48_000), { rate: 48_000, bits: 32 }) },
  { name: '48 kHz float', file: wavOf(tone(48_000), { rate: 48_000, bits: 32, float: true }) },
  { name: '22.05 kHz double', file: wavOf(tone(22_050), { rate: 22_050, bits: 64, float: true }) },
  { name: '8 kHz telephone', file: wavOf(tone(8000), { rate: 8000 }) },
  { name: 'the extensible header of Windows', file: wavOf(tone(16_000), { extensible: true }) },
  { name: 'a stream that never learnt its length', file: wavOf(tone(16_000), { claim: 0xffffffff }) },
  { name: 'a stream with no length', file: wavOf(tone(16_000), { claim: 0 }) },
])
  test(`reads ${name} as the same tone at 16 kHz`, () => {
    const read = readAudio(file);
    if (!read.ok) throw new Error(read.reason);
    expect(read.seconds).toBeCloseTo(1, 3);
    const asked = hum(1);
    // The ends hear the silence outside the recording through the filter.
    const off = read.audio.slice(400, 15_500).map((sample, i) => Math.abs(sample - asked[i + 400]!));
    expect(Math.max(...off)).toBeLessThan(0.02);
  });

test('what a lower rate cannot hold is filtered out, not folded into the speech', () => {
  const high = Float32Array.from({ length: 48_000 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 11_000 * i) / 48_000));
  const read = readAudio(wavOf(high, { rate: 48_000 }));
  if (!read.ok) throw new Error(read.reason);
  expect(Math.max(...read.audio.slice(500, 15_500).map(Math.abs))).toBeLessThan(0.01);
});

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);
const text = (words: string) => new TextEncoder().encode(words.padEnd(60));
for (const { name, file, reason } of [
  { name: 'zero bytes', file: new Uint8Array(), reason: 'empty' },
  { name: 'a header without samples', file: wavOf([]), reason: 'empty' },
  { name: 'a PNG called .wav', file: PNG, reason: 'not_audio' },
  { name: 'a page', file: text('<!doctype html><title>404</title>'), reason: 'not_audio' },
  { name: 'the first bytes of a WAV', file: wavOf(tone(16_000)).slice(0, 20), reason: 'not_audio' },
  { name: 'MP3', file: text('ID3\u0004'), reason: 'other_format' },
  { name: 'WebM', file: Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...new Array(40).fill(1)]), reason: 'other_format' },
  { name: 'MP4', file: text('\0\0\0\u0020ftypM4A '), reason: 'other_format' },
  {
    name: 'a header of 8 hours over one second',
    file: wavOf(tone(16_000), { claim: 921_600_000 }),
    reason: 'cut_short',
  },
  { name: 'a rate nobody records', file: wavOf(tone(16_000), { rate: 7 }), reason: 'unsupported' },
  { name: 'NaN samples', file: wavOf([0, Number.NaN, 0.1], { bits: 32, float: true }), reason: 'bad_samples' },
  { name: 'infinite samples', file: wavOf([0, Infinity, 0.1], { bits: 32, float: true }), reason: 'bad_samples' },
  {
    name: 'more than 15 minutes',
    file: wavOf(new Uint8Array(4000 * 901), { rate: 4000, bits: 8 }),
    reason: 'too_long',
  },
])
  test(`refuses ${name}: ${reason}`, () => {
    expect(readAudio(file)).toEqual({ ok: false, reason });
  });

test('a quick look tells the true length without reading the samples', () => {
  expect(judgeAudio(wavOf(tone(8000, 3), { rate: 8000 }))).toEqual({ ok: true, seconds: 3 });
});

test('samples far beyond full scale are clipped, not passed on', () => {
  const read = readAudio(wavOf([0, 1e30, -1e30, 0.5], { bits: 32, float: true }));
  expect(read.ok && [...read.audio]).toEqual([0, 1, -1, 0.5]);
});
