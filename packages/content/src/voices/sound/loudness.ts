import { SAMPLE_RATE } from '../kokoro.ts';
import { type Sound, scaled } from './sound.ts';

/** Loudness as broadcasters measure it (ITU-R BS.1770): weighted like the ear, pauses left out. */

type Biquad = { b: [number, number, number]; a: [number, number] };

/** The two filters of the standard, moved to our sampling rate. */
const SHELF = shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196);
const HIGH_PASS = highPass(38.13547087602444, 0.5003270373238773);

const BLOCK = 0.4 * SAMPLE_RATE;
const STEP = BLOCK / 4;

/** In LUFS; of a sound shorter than a block the whole is one block. */
export function loudnessOf(sound: Sound): number {
  const weighted = filtered(filtered(sound, SHELF), HIGH_PASS);
  const powers: number[] = [];
  for (let at = 0; at === 0 || at + BLOCK <= weighted.length; at += STEP)
    powers.push(powerOf(weighted.subarray(at, at + BLOCK)));
  const heard = powers.filter((power) => lufs(power) > -70);
  const relative = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > relative)));
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-10));
const mean = (values: number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
function powerOf(sound: Sound): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return sum / sound.length;
}

export const TARGET_LUFS = -19;
export const CEILING_DB = -1.5;

/** No sentence may jump out of its speaker's voice, but not every sentence is equally loud either. */
const MOST_CORRECTION = 2;

/** The gain that brings one sentence to the level that all speakers have. */
function gainFor(sentence: Sound, speakerLoudness: number): number {
  const off = speakerLoudness - loudnessOf(sentence);
  return TARGET_LUFS - speakerLoudness + Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, off));
}

export const levelled = (sentence: Sound, speakerLoudness: number): Sound =>
  scaled(sentence, gainFor(sentence, speakerLoudness));

/** Holds peaks under the ceiling: the gain falls just before a peak and comes back slowly. */
export function limited(sound: Sound, ceilingDb = CEILING_DB): Sound {
  const ceiling = 10 ** (ceilingDb / 20);
  const attack = 1 / (0.005 * SAMPLE_RATE);
  const release = Math.exp(-1 / (0.08 * SAMPLE_RATE));
  const gains = sound.map((sample) => Math.min(1, ceiling / Math.max(Math.abs(sample), 1e-9)));
  for (let at = gains.length - 2; at >= 0; at--) gains[at] = Math.min(gains[at] ?? 1, (gains[at + 1] ?? 1) + attack);
  for (let at = 1; at < gains.length; at++)
    gains[at] = Math.min(gains[at] ?? 1, 1 - (1 - (gains[at - 1] ?? 1)) * release);
  return sound.map((sample, at) => sample * (gains[at] ?? 1));
}

function filtered(sound: Sound, { b, a }: Biquad): Sound {
  const out = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < sound.length; at++) {
    const x = sound[at] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[at] = y;
  }
  return out;
}

function shelf(hz: number, db: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hz) / SAMPLE_RATE);
  const high = 10 ** (db / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (band * k) / q + k * k) / norm],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

function highPass(hz: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hz) / SAMPLE_RATE);
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}
