import { type AcousticModel, STATES } from '../model/acoustic-model.ts';

/** How much worse than its best sounds a frame of speech may be that belongs to no word. */
const OTHER = 5.5;

/** Columns of a frame: every state of every phone, then silence, then speech that belongs to no word. */
export const columnsOf = (model: AcousticModel) => model.phones.length * STATES + 2;

/**
 * Scores relative to all sounds together: how much of the frame a state explains. So loudness and channel, which make
 * every sound more or less likely alike, fall out.
 */
export function frameScores(model: AcousticModel, raw: Float32Array): Float32Array {
  const states = model.phones.length * STATES;
  const columns = columnsOf(model);
  const frames = raw.length / states;
  const out = new Float32Array(frames * columns);
  for (let frame = 0; frame < frames; frame++) {
    const all = togetherAt(raw, frame * states, model.phones.length);
    for (let state = 0; state < states; state++) out[frame * columns + state] = raw[frame * states + state]! - all;
    const stillness = model.quiet.flatMap((phone) =>
      Array.from({ length: STATES }, (_, i) => out[frame * columns + phone * STATES + i]!),
    );
    out[frame * columns + states] = Math.max(...stillness);
    out[frame * columns + states + 1] = -OTHER;
  }
  return out;
}

/** The logarithm of the sum over phones, each by its best state. */
function togetherAt(raw: Float32Array, from: number, phones: number): number {
  const best = Array.from({ length: phones }, (_, phone) => {
    const at = from + phone * STATES;
    return Math.max(raw[at]!, raw[at + 1]!, raw[at + 2]!);
  });
  const top = Math.max(...best);
  return top + Math.log(best.reduce((sum, value) => sum + Math.exp(value - top), 0));
}
