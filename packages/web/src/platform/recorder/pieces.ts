import { RATE } from './recorder.ts';

export const PIECE_SECONDS = 5;

/** Cuts what is recorded into pieces of five seconds; what is left at the end is the last one, however short. */
export function cutPieces(onPiece: (samples: Float32Array) => void) {
  let held: Float32Array[] = [];
  let length = 0;
  const whole = () => {
    const samples = new Float32Array(length);
    let at = 0;
    for (const part of held) {
      samples.set(part, at);
      at += part.length;
    }
    return samples;
  };
  return {
    add(samples: Float32Array) {
      held.push(samples);
      length += samples.length;
      while (length >= PIECE_SECONDS * RATE) {
        const all = whole();
        onPiece(all.slice(0, PIECE_SECONDS * RATE));
        held = [all.slice(PIECE_SECONDS * RATE)];
        length = held[0]?.length ?? 0;
      }
    },
    /** The rest; a recording without any sound at all still has one piece. */
    rest(): Float32Array {
      const samples = whole();
      held = [];
      length = 0;
      return samples.length > 0 ? samples : new Float32Array(RATE / 10);
    },
  };
}
