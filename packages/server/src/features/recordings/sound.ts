import type { Deps } from '#deps.ts';
import { type RecordingRow, recordingsRepo } from './recordings.repo.ts';
import { samplesOf } from './wav.ts';
import { readStored } from './whole-files.ts';

const BYTES_A_SECOND = 32_000;
const byteAt = (seconds: number): number => Math.round((seconds * BYTES_A_SECOND) / 2) * 2;

/** What was said, wherever it lies: in the file of the whole, or still in its pieces. */
export const recordedSound = ({ db, storage }: Pick<Deps, 'db' | 'storage'>) => {
  const read = (name: string) => readStored(storage, name);

  async function wholeFile(id: number): Promise<Uint8Array | null> {
    const recording = await recordingsRepo(db).findById(id);
    return recording?.file ? read(recording.file) : null;
  }

  async function allSamples(id: number): Promise<Uint8Array | null> {
    const whole = await wholeFile(id);
    if (whole) return samplesOf(whole);
    const parts: Uint8Array[] = [];
    for (const { file } of await recordingsRepo(db).pieces(id)) parts.push(await read(file));
    return parts.length > 0 ? Buffer.concat(parts) : null;
  }

  return {
    /** The whole recording; null once it was deleted. */
    bytesOf: (id: number): Promise<Uint8Array | null> => lookedForTwice(() => wholeFile(id)),

    /** The same of one whose row is at hand. */
    bytesIn: async ({ id, file }: Pick<RecordingRow, 'id' | 'file'>): Promise<Uint8Array | null> =>
      (file ? await read(file).catch(() => null) : null) ?? wholeFile(id),

    /**
     * The samples from one second to another, while it is being recorded as well as afterwards; fewer where it is
     * shorter, null once it was deleted.
     */
    async samples(id: number, from: number, to: number): Promise<Uint8Array | null> {
      const all = await lookedForTwice(() => allSamples(id));
      return all?.subarray(byteAt(from), byteAt(to)) ?? null;
    },
  };
};

/**
 * Whoever finishes a recording while it is being read takes its pieces away, or puts another file in place of the one
 * of what had come: what is not there is looked for once more, where it lies then.
 */
const lookedForTwice = async (look: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> =>
  (await look().catch(() => null)) ?? look();
