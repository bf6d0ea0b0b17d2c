import { type AcousticModel, STATES } from '../model/acoustic-model.ts';

/** What it costs to begin another sound; without it every frame would be a sound of its own. */
const CHANGE = 6;
const STAY = -Math.log(0.7);
const LEAVE = -Math.log(0.3);

/** The sounds that fit best when nothing is said about the text: one phone a frame, and how well they fit. */
export function freePhones(
  model: AcousticModel,
  scores: Float32Array,
  columns: number,
): { phones: Int16Array; score: number } {
  const frames = scores.length / columns;
  const count = model.phones.length * STATES;
  const back = new Int16Array(frames * count);
  let now = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  let then = new Float64Array(count);
  for (let phone = 0; phone < model.phones.length; phone++) now[phone * STATES] = scores[phone * STATES]!;
  for (let frame = 1; frame < frames; frame++) {
    [now, then] = [then, now];
    let end = STATES - 1;
    for (let last = STATES - 1; last < count; last += STATES) if (then[last]! > then[end]!) end = last;
    for (let node = 0; node < count; node++) {
      const start = node % STATES === 0;
      const came = start ? then[end]! - CHANGE - LEAVE : then[node - 1]! - LEAVE;
      const stayed = then[node]! - STAY;
      now[node] = Math.max(came, stayed) + scores[frame * columns + node]!;
      back[frame * count + node] = stayed >= came ? node : start ? end : node - 1;
    }
  }
  let node = now.reduce((best, value, at) => (value > now[best]! ? at : best), 0);
  const score = now[node]!;
  const phones = new Int16Array(frames);
  for (let frame = frames - 1; frame >= 0; frame--) {
    phones[frame] = Math.floor(node / STATES);
    node = back[frame * count + node]!;
  }
  return { phones, score };
}
