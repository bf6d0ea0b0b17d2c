const WIDTH = 13;

/** So many frames of a hundredth of a second the slopes look to each side. */
const REACH = 3;

/**
 * What the model was trained on: thirteen cepstra, without the mean of the recording (microphone and loudness fall
 * out with it), their slope and the slope of the slope.
 */
export function withSlopes(cepstra: Float32Array, isSpeech: (frame: number) => boolean): Float32Array {
  const frames = cepstra.length / WIDTH;
  const mean = meanOf(cepstra, frames, isSpeech);
  const at = (frame: number, i: number) => cepstra[Math.max(0, Math.min(frames - 1, frame)) * WIDTH + i]! - mean[i]!;
  const out = new Float32Array(frames * 3 * WIDTH);
  for (let frame = 0; frame < frames; frame++)
    for (let i = 0; i < WIDTH; i++) {
      const from = frame * 3 * WIDTH + i;
      out[from] = at(frame, i);
      out[from + WIDTH] = at(frame + 2, i) - at(frame - 2, i);
      out[from + 2 * WIDTH] = at(frame + REACH, i) - at(frame - 1, i) - at(frame + 1, i) + at(frame - REACH, i);
    }
  return out;
}

function meanOf(cepstra: Float32Array, frames: number, isSpeech: (frame: number) => boolean): Float64Array {
  const sum = new Float64Array(WIDTH);
  let count = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (!isSpeech(frame)) continue;
    count++;
    for (let i = 0; i < WIDTH; i++) sum[i]! += cepstra[frame * WIDTH + i]!;
  }
  return count ? sum.map((value) => value / count) : sum;
}
