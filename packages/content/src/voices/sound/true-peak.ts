import type { Sound } from './sound.ts';

/** Between two samples a wave can be higher than both: it is looked at four times as finely (ITU-R BS.1770, annex 2). */
const TIMES = 4;
const TAPS = 12;
/** What broadcasters and phones ask for; above it a cheap converter clips. */
export const MOST_DBTP = -1;

export function truePeakOf(sound: Sound): number {
  let peak = 0;
  for (const sample of sound) peak = Math.max(peak, Math.abs(sample));
  // Only near the highest samples can there be a higher point between them.
  const near = peak * 0.7;
  for (let at = 0; at < sound.length; at++) {
    if (Math.abs(sound[at] ?? 0) < near) continue;
    for (const kernel of BETWEEN) peak = Math.max(peak, Math.abs(valueAt(sound, at, kernel)));
  }
  return peak;
}

/** Weights for the points a quarter, a half and three quarters of a step before and after a sample. */
const BETWEEN = [-3, -2, -1, 1, 2, 3].map((quarter) => {
  const weights = Array.from({ length: 2 * TAPS + 1 }, (_, tap) => {
    const x = quarter / TIMES - (tap - TAPS);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS + 1)));
  });
  return weights;
});

function valueAt(sound: Sound, at: number, kernel: readonly number[]): number {
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap++) sum += (kernel[tap] ?? 0) * (sound[at + tap - TAPS] ?? 0);
  return sum;
}
