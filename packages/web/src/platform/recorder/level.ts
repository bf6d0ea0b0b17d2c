/** How loud it is: cells of a meter, and a word for it, never a colour alone. */
export type Loudness = 'quiet' | 'good' | 'loud';
export type Level = { cells: number; word: Loudness };

export const LEVEL_CELLS = 12;
const QUIETEST_DB = -54;

export function levelOf(samples: Float32Array): Level {
  let [sum, peak] = [0, 0];
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const db = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)) + 1e-9);
  const cells = Math.round(Math.min(1, Math.max(0, (db - QUIETEST_DB) / -QUIETEST_DB)) * LEVEL_CELLS);
  return { cells, word: peak > 0.98 ? 'loud' : db < -42 ? 'quiet' : 'good' };
}
