/** What every part of the speech engine works with. */
export const RATE = 16_000;
/** How many zero crossings of the filter lie on each side; enough that speech keeps everything a phone line has. */
const CROSSINGS = 16;
/** Places between two samples at which the filter is kept ready. */
const PHASES = 256;
const BLOCK = RATE;

/** Reads mono samples `from` up to `to` into the array; places outside the recording are silent. */
export type ReadSamples = (from: number, to: number, into: Float32Array) => void;

/** Changes any rate to 16 kHz, a second at a time, so that the recording never lies in memory at its own rate. */
export function resample(read: ReadSamples, frames: number, rate: number): Float32Array {
  const length = Math.floor((frames * RATE) / rate);
  const out = new Float32Array(length);
  if (rate === RATE) {
    read(0, length, out);
    return out;
  }
  const step = rate / RATE;
  const cutoff = Math.min(1, 1 / step) * 0.97;
  const half = Math.ceil(CROSSINGS / cutoff);
  const filter = sincTable(cutoff, half);
  const taps = 2 * half;
  for (let begin = 0; begin < length; begin += BLOCK) {
    const end = Math.min(length, begin + BLOCK);
    const first = Math.floor(begin * step) - half + 1;
    const last = Math.floor((end - 1) * step) + half + 1;
    const input = new Float32Array(last - first);
    read(first, last, input);
    for (let n = begin; n < end; n++) {
      const at = n * step;
      const whole = Math.floor(at);
      const phase = Math.round((at - whole) * PHASES) * taps;
      const from = whole - half + 1 - first;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += input[from + tap]! * filter[phase + tap]!;
      out[n] = sum;
    }
  }
  return out;
}

/** A windowed sinc for each place between two samples; each sums up to one, so that loudness stays. */
function sincTable(cutoff: number, half: number): Float32Array {
  const taps = 2 * half;
  const table = new Float32Array((PHASES + 1) * taps);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - half + 1 - phase / PHASES;
      const window = Math.abs(x) < half ? 0.5 + 0.5 * Math.cos((Math.PI * x) / half) : 0;
      const turn = Math.PI * cutoff * x;
      const value = (x === 0 ? 1 : Math.sin(turn) / turn) * window;
      table[phase * taps + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < taps; tap++) table[phase * taps + tap]! /= sum;
  }
  return table;
}
