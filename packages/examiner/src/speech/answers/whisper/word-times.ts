import type { Tokens } from './tokens.ts';
import type { WindowHeard, Written } from './whisper.ts';

/** A word as it was written down. Seconds in the window; `confidence` is that of its least sure token. */
export type HeardWord = { text: string; from: number; to: number; confidence: number };

const FRAME_SECONDS = 0.02;
const SMOOTH = 3;

/** Which words were written, and when each was said: the cheapest way through where the model looked for each token. */
export function wordsOf({ written, ended }: WindowHeard, tokens: Tokens, seconds: number): HeardWord[] {
  if (written.length === 0) return [];
  const frames = Math.max(2, Math.min(1500, Math.ceil(seconds / FRAME_SECONDS)));
  const starts = startsOf([...written.map(({ looked }) => looked), ended], frames);
  return groups(written, tokens).map(({ from, to, text }) => ({
    text,
    from: starts[from]! * FRAME_SECONDS,
    to: Math.max(starts[from]! + 1, starts[to]!) * FRAME_SECONDS,
    confidence: Math.min(...written.slice(from, to).map(({ probability }) => probability)),
  }));
}

/** A new word begins with a blank; signs of punctuation stay with the word before them. */
function groups(written: readonly Written[], tokens: Tokens): { from: number; to: number; text: string }[] {
  const found: { from: number; to: number }[] = [];
  written.forEach(({ id }, at) => {
    const piece = tokens.text([id]);
    const begins = piece.startsWith(' ') && /[\p{L}\p{N}]/u.test(piece);
    const last = found.at(-1);
    if (last && !begins) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found
    .map(({ from, to }) => ({ from, to, text: tokens.text(written.slice(from, to).map(({ id }) => id)).trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** The frame in which each token begins. */
function startsOf(rows: readonly Float32Array[][], frames: number): number[] {
  return path(costs(rows, frames), rows.length, frames);
}

/** Per head each row is held against the others at that moment: where this token looked more than the rest did. */
function costs(rows: readonly Float32Array[][], frames: number): Float32Array {
  const count = rows.length;
  const heads = rows[0]?.length ?? 0;
  const sum = new Float32Array(count * frames);
  for (let head = 0; head < heads; head++) {
    const standard = new Float32Array(count * frames);
    for (let frame = 0; frame < frames; frame++) {
      let mean = 0;
      for (let row = 0; row < count; row++) mean += rows[row]![head]![frame]! / count;
      let spread = 0;
      for (let row = 0; row < count; row++) spread += (rows[row]![head]![frame]! - mean) ** 2 / count;
      const by = Math.sqrt(spread) || 1;
      for (let row = 0; row < count; row++) standard[row * frames + frame] = (rows[row]![head]![frame]! - mean) / by;
    }
    for (let row = 0; row < count; row++)
      for (let frame = 0; frame < frames; frame++)
        sum[row * frames + frame]! -= median(standard, row * frames, frame, frames) / heads;
  }
  return sum;
}

function median(values: Float32Array, from: number, frame: number, frames: number): number {
  const near: number[] = [];
  for (let i = frame - SMOOTH; i <= frame + SMOOTH; i++)
    near.push(values[from + Math.max(0, Math.min(frames - 1, i))]!);
  return near.sort((a, b) => a - b)[SMOOTH]!;
}

/** Dynamic time warping: from the first token and frame to the last of both. */
function path(cost: Float32Array, rows: number, frames: number): number[] {
  const total = new Float64Array((rows + 1) * (frames + 1)).fill(Number.POSITIVE_INFINITY);
  const came = new Uint8Array((rows + 1) * (frames + 1));
  const wide = frames + 1;
  total[0] = 0;
  for (let row = 1; row <= rows; row++)
    for (let frame = 1; frame <= frames; frame++) {
      const [both, up, left] = [
        total[(row - 1) * wide + frame - 1]!,
        total[(row - 1) * wide + frame]!,
        total[row * wide + frame - 1]!,
      ];
      const at = row * wide + frame;
      came[at] = both <= up && both <= left ? 0 : up <= left ? 1 : 2;
      total[at] = cost[(row - 1) * frames + frame - 1]! + Math.min(both, up, left);
    }
  const starts = new Array<number>(rows).fill(0);
  let [row, frame] = [rows, frames];
  while (row > 0 && frame > 0) {
    starts[row - 1] = frame - 1;
    const way = came[row * wide + frame];
    if (way !== 2) row--;
    if (way !== 1) frame--;
  }
  return starts;
}
