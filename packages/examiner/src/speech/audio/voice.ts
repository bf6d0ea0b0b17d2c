import { RATE } from './resample.ts';

/** A hundredth of a second. */
const FRAME = RATE / 100;
const LEAST_DB = -100;
/** Below this a microphone heard nothing but itself. */
const SILENCE_DB = -58;
/** Speech rises and falls; what stays within this range is a hum, a tone or steady noise. */
const STEADY_DB = 9;
/** Left before the first and after the last sound. */
const MARGIN = 25;
/** What loudness is brought to before anything is measured. */
const LOUDNESS_DB = -20;
const SHORTEST_FRAMES = 20;

export type Voice = { silent: boolean; steady: boolean; voiced: number; from: number; to: number; frames: number };

/** Where in a recording somebody speaks, by its energy alone. */
export function findVoice(audio: Float32Array): Voice {
  const levels = levelsOf(audio);
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? LEAST_DB;
  const [floor, top] = [at(0.1), at(0.95)];
  // A quiet recording room would put the floor absurdly low.
  const threshold = Math.max(top - 35, floor + Math.min(10, 0.4 * (top - floor)));
  const loud = levels.map((level, i) => level > threshold && (levels[i + 1] ?? 0) > threshold);
  const first = loud.indexOf(true);
  const last = loud.lastIndexOf(true);
  const found = first >= 0 && top > SILENCE_DB;
  const from = Math.max(0, first - MARGIN) * FRAME;
  const to = Math.min(audio.length, (last + 2 + MARGIN) * FRAME);
  return {
    silent: !found,
    steady: found && levels.length >= SHORTEST_FRAMES && at(0.95) - at(0.05) < STEADY_DB,
    voiced: found ? voicedShare(audio, loud) : 0,
    from: found ? from : 0,
    to: found ? to : 0,
    frames: found ? last - first + 2 : 0,
  };
}

/** The loudness of each hundredth of a second, in decibels below full scale. */
export function levelsOf(audio: Float32Array): number[] {
  return Array.from({ length: Math.floor(audio.length / FRAME) }, (_, frame) => {
    let sum = 0;
    let mean = 0;
    for (let i = frame * FRAME; i < (frame + 1) * FRAME; i++) {
      sum += audio[i]! * audio[i]!;
      mean += audio[i]!;
    }
    const power = sum / FRAME - (mean / FRAME) ** 2;
    return power > 0 ? Math.max(LEAST_DB, 10 * Math.log10(power)) : LEAST_DB;
  });
}

/** The same recording at a fixed loudness: who sits far from the microphone is judged alike. */
export function level(audio: Float32Array): Float32Array {
  const levels = levelsOf(audio).sort((a, b) => a - b);
  const top = levels[Math.floor(0.9 * (levels.length - 1))] ?? LEAST_DB;
  const gain = 10 ** ((LOUDNESS_DB - top) / 20);
  return audio.map((sample) => sample * gain);
}

const THINNED = 4;
const WINDOW = 120;

/** How much of what is loud has a pitch between 70 and 400 Hz, as voices have and noise has not. */
function voicedShare(audio: Float32Array, loud: boolean[]): number {
  let voiced = 0;
  let count = 0;
  for (let frame = 0; frame < loud.length; frame += 2) {
    if (!loud[frame]) continue;
    const piece = thinned(audio, frame * FRAME);
    if (!piece) continue;
    count++;
    if (pitchStrength(piece) > 0.4) voiced++;
  }
  return count ? voiced / count : 0;
}

function thinned(audio: Float32Array, from: number): Float32Array | null {
  const length = WINDOW + 58;
  if (from + length * THINNED > audio.length) return null;
  return Float32Array.from({ length }, (_, i) => {
    const at = from + i * THINNED;
    return audio[at]! + audio[at + 1]! + audio[at + 2]! + audio[at + 3]!;
  });
}

function pitchStrength(piece: Float32Array): number {
  let best = 0;
  for (let lag = 10; lag <= 57; lag++) {
    let [both, one, other] = [0, 1e-12, 1e-12];
    for (let i = 0; i < WINDOW; i++) {
      const [a, b] = [piece[i]!, piece[i + lag]!];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    best = Math.max(best, both / Math.sqrt(one * other));
  }
  return best;
}
