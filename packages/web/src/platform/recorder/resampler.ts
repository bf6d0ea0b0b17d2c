/** Zero crossings of the filter on each side: speech keeps everything a phone line has. */
const CROSSINGS = 12;

/** Changes a stream of samples from one rate to a lower one, piece by piece without a seam. */
export function resampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  if (from === to) return (samples) => samples;
  const step = from / to;
  const cutoff = Math.min(1, 1 / step) * 0.95;
  const half = Math.ceil(CROSSINGS / cutoff);
  let held = new Float32Array(half);
  /** The place of the next sample in `held`. */
  let at = half;
  return (samples) => {
    const input = new Float32Array(held.length + samples.length);
    input.set(held);
    input.set(samples, held.length);
    const out: number[] = [];
    for (; at + half < input.length; at += step) out.push(sampleAt(input, at, half, cutoff));
    const kept = Math.max(0, Math.floor(at) - half);
    held = input.slice(kept);
    at -= kept;
    return Float32Array.from(out);
  };
}

function sampleAt(input: Float32Array, at: number, half: number, cutoff: number): number {
  let [sum, weights] = [0, 0];
  for (let place = Math.floor(at) - half + 1; place <= Math.floor(at) + half; place += 1) {
    const x = at - place;
    const turn = Math.PI * cutoff * x;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / half);
    const weight = (x === 0 ? 1 : Math.sin(turn) / turn) * window;
    sum += (input[place] ?? 0) * weight;
    weights += weight;
  }
  return sum / weights;
}
