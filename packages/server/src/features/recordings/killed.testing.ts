import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';
import { humWav } from '#testing/wav.ts';

const LANES = 2;
const PIECES = 6;

/** Recordings sent piece by piece; a piece that was acknowledged is there, so the one after it is wanted. */
export const killedRecordings: KilledStory = {
  name: 'pieces of recordings',
  async begin(api) {
    const recordings = new Map<string, number>();
    const turns = new Map<number, string>();
    let acknowledged = 0;
    const check = async (keys: Iterable<string>) => {
      for (const key of keys) {
        const { next } = await api.recording.addPiece({ key, seq: 0 }, humWav(0.2));
        expect(next).toBeGreaterThanOrEqual(recordings.get(key) ?? 0);
      }
    };
    return {
      lanes: LANES,
      async write(lane) {
        const known = turns.get(lane);
        const key = known && (recordings.get(known) ?? 0) < PIECES ? known : randomUUID();
        turns.set(lane, key);
        const { next } = await api.recording.addPiece({ key, seq: recordings.get(key) ?? 0 }, humWav(0.2));
        recordings.set(key, next);
        acknowledged += 1;
      },
      acknowledged: () => acknowledged,
      check: () => check(turns.values()),
      end: () => check(recordings.keys()),
    };
  },
};
