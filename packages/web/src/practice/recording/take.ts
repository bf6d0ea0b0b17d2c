import { type Level, levelOf } from '#platform/recorder/level.ts';
import { cutPieces } from '#platform/recorder/pieces.ts';
import { RATE, type Recorder, RecorderRefused, type RecorderTrouble } from '#platform/recorder/recorder.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import { newId } from '#practice/new-id.ts';
import type { OwnQueue } from './own-queue.ts';

/** One recording, from the press to its last piece. */
export type Take = { pause: () => void; goOn: () => void; finish: () => Promise<void>; discard: () => Promise<void> };

export type TakeState = {
  seconds: number;
  level: Level | null;
  /** Cells of the last moments, for the wave. */
  levels: readonly number[];
};
export const NO_TAKE: TakeState = { seconds: 0, level: null, levels: [] };

type Tools<About> = {
  queue: OwnQueue<About>;
  recorder: Recorder;
  /** The clock ends it. */
  most: number;
  /** Three, two, one: nothing is kept until it goes on. */
  countdown?: boolean;
  /** What it is for, after so many seconds. */
  about: (seconds: number) => About;
};

type Events<About> = {
  onState: (state: TakeState) => void;
  /** The microphone was pulled out, or a call took it; what was said counts. */
  onLost: () => void;
  /** The device keeps nothing more; `last`: the recording has no end then, and is none. */
  onFull: (last: boolean) => void;
  onBegun?: (key: string) => void;
  /** A piece is kept; `next` is the number of the one after it. */
  onPiece?: (key: string, next: number) => void;
  /** null: thrown away. */
  onEnd: (about: About | null) => void;
  /** Something had been said, and it was thrown away. */
  onDropped?: (key: string) => void;
  /** Nothing of it can be lost any more: its last piece is kept, or it was thrown away. */
  onSafe?: (key: string) => void;
};

const SHOWN_LEVELS = 64;

export async function openTake<About>(
  { queue, recorder, most, countdown = false, about }: Tools<About>,
  events: Events<About>,
): Promise<Take | { trouble: RecorderTrouble }> {
  const key = queue.keyOf(newId());
  let [seq, recorded, paused, over] = [0, 0, countdown, false];
  let levels: number[] = [];
  let stop = () => {};

  const keep = async (samples: Float32Array, last: About | null) => {
    const piece = { key, seq: seq++, wav: wavOf(samples), about: last, at: Date.now() };
    if (last === null) events.onPiece?.(key, seq);
    await queue.add(piece).catch(() => events.onFull(last !== null));
  };
  const pieces = cutPieces((samples) => void keep(samples, null));
  const close = (): boolean => {
    if (over) return false;
    over = true;
    stop();
    return true;
  };

  const take: Take = {
    pause: () => {
      paused = true;
    },
    goOn: () => {
      paused = false;
    },
    async finish() {
      if (!close()) return;
      const of = about(recorded);
      const kept = keep(pieces.rest(), of);
      events.onEnd(of);
      await kept;
      events.onSafe?.(key);
    },
    async discard() {
      if (!close()) return;
      if (recorded > 0) events.onDropped?.(key);
      events.onEnd(null);
      events.onSafe?.(key);
      await queue.discard(key);
    },
  };

  try {
    const running = await recorder.start({
      onSamples(samples) {
        if (paused || over) return;
        // Not while it is counted in: a recording that was cancelled then has never been one.
        if (recorded === 0) events.onBegun?.(key);
        pieces.add(samples);
        recorded += samples.length / RATE;
        const level = levelOf(samples);
        levels = [...levels, level.cells].slice(-SHOWN_LEVELS);
        events.onState({ seconds: recorded, level, levels });
        if (recorded >= most) void take.finish();
      },
      onLost() {
        events.onLost();
        void take.finish();
      },
    });
    stop = running.stop;
    return take;
  } catch (error) {
    return { trouble: error instanceof RecorderRefused ? error.trouble : 'unsupported' };
  }
}
