import { buffer } from 'node:stream/consumers';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { newFileName } from '#storage/file-name.ts';
import { removeFile, saveFile } from '#storage/files.service.ts';
import { type RecordingRow, recordingsRepo } from './recordings.repo.ts';
import { joinPieces, readPiece } from './wav.ts';

export type { RecordingRow };
export type LearnerRecordings = ReturnType<typeof learnerRecordingsService>;

type Uses = Pick<Deps, 'db' | 'storage' | 'settings' | 'now'>;
type Which = { key: string; seq: number };

const LONGEST_SECONDS = 15 * 60;
const DAY_MS = 86_400_000;
/** Somebody without a network for so long has given the recording up. */
const UNFINISHED_DAYS = 7;
const BATCH = 200;

/** What learners say into a microphone: sent in pieces, joined once, heard by its owner alone, and deleted in time. */
export const learnerRecordingsService = (deps: Uses) => {
  const { db, storage } = deps;
  const forget = (name: string) => storage.remove(name).catch(() => {});

  /** The bytes come first: a piece without its file would be a hole, a file without its piece is only a little space. */
  async function addPiece(userId: number, { key, seq }: Which, bytes: Uint8Array) {
    const { samples, seconds } = readPiece(bytes);
    const known = await recordingsRepo(db).byKey(userId, key);
    const before = known ? await recordingsRepo(db).pieces(known.id) : [];
    if (known && (known.state === 'done' || seq < before.length)) return told(before);
    const file = newFileName('pcm');
    await storage.put(file, samples, 'application/octet-stream');
    try {
      return await db.transaction(async (tx) => {
        const repo = recordingsRepo(tx);
        const recording = await repo.lock(userId, key, deps.now());
        if (!recording) throw new Error('a recording was not begun');
        const pieces = await repo.pieces(recording.id);
        if (recording.state === 'done' || seq < pieces.length) {
          tx.afterCommit(() => void forget(file));
          return told(pieces);
        }
        if (seq > pieces.length) throw new AppError('conflict', { fields: ['seq'], details: { next: pieces.length } });
        if (told(pieces).seconds + seconds > LONGEST_SECONDS)
          throw new AppError('body_too_large', { fields: ['file'] });
        await repo.addPiece({ recording_id: recording.id, seq, file, seconds });
        return told([...pieces, { seconds }]);
      });
    } catch (error) {
      await forget(file);
      throw error;
    }
  }

  /** One file of all its pieces. A second time it is the same one. */
  function finish(userId: number, key: string): Promise<RecordingRow> {
    return db.transaction(async (tx) => {
      const repo = recordingsRepo(tx);
      const recording = await repo.lock(userId, key, deps.now());
      if (!recording) throw new Error('a recording was not begun');
      if (recording.state === 'done') return recording;
      const pieces = await repo.pieces(recording.id);
      if (pieces.length === 0) throw new AppError('not_found', { fields: ['key'] });
      const parts: Uint8Array[] = [];
      for (const { file } of pieces) parts.push(await read(file));
      const { name } = await saveFile(deps, tx, { ownerId: userId, purpose: 'recording', bytes: joinPieces(parts) });
      const done = { state: 'done' as const, file: name, seconds: told(pieces).seconds, done_at: deps.now() };
      await repo.change(recording.id, done);
      await repo.dropPieces(recording.id);
      tx.afterCommit(() => void Promise.all(pieces.map(({ file }) => forget(file))));
      return { ...recording, ...done };
    });
  }

  async function read(name: string): Promise<Uint8Array> {
    const stored = await storage.get(name);
    if (!stored) throw new Error(`${name} is not in the storage`);
    return buffer(await stored.stream());
  }

  /** The file and every piece go; that there was a recording stays known. */
  async function erase(tx: Db, { id, user_id, file }: RecordingRow): Promise<void> {
    const repo = recordingsRepo(tx);
    const pieces = await repo.pieces(id);
    if (file) await removeFile(deps, tx, user_id, file);
    await repo.dropPieces(id);
    await repo.change(id, { state: 'done', file: '' });
    tx.afterCommit(() => void Promise.all(pieces.map((piece) => forget(piece.file))));
  }

  return {
    addPiece,
    finish,

    /** The whole recording; null once it was deleted. */
    bytesOf: async (id: number): Promise<Uint8Array | null> => {
      const recording = await recordingsRepo(db).findById(id);
      return recording?.file ? read(recording.file) : null;
    },

    findMany: (tx: Db, userId: number, ids: readonly number[]) => recordingsRepo(tx).findMany(userId, ids),

    remove: (userId: number, id: number) =>
      db.transaction(async (tx) => {
        const recording = await recordingsRepo(tx).find(userId, id);
        if (!recording) throw new AppError('not_found', { fields: ['id'] });
        await erase(tx, recording);
        return {};
      }),

    /** The job: what has been kept as long as the settings say. Tells how many went. */
    async tidyUp(): Promise<number> {
      const before = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
      const past = await recordingsRepo(db).past(before(deps.settings.RECORDING_DAYS), before(UNFINISHED_DAYS), BATCH);
      for (const recording of past) await db.transaction((tx) => erase(tx, recording));
      return past.length;
    },

    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => recordingsRepo(tx).reown(guestId, userId),
  };
};

const told = (pieces: readonly { seconds: number }[]) => ({
  next: pieces.length,
  seconds: pieces.reduce((sum, { seconds }) => sum + seconds, 0),
});
