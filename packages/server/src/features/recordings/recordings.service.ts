import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { newFileName } from '#storage/file-name.ts';
import { findFile, noteFile, removeFile } from '#storage/files.service.ts';
import { recordingLimits } from './recording-limits.ts';
import { type RecordingRow, recordingsRepo } from './recordings.repo.ts';
import { recordedSound } from './sound.ts';
import { readPiece } from './wav.ts';
import { type Whole, wholeFiles } from './whole-files.ts';

export type { RecordingRow };
export type LearnerRecordings = ReturnType<typeof learnerRecordingsService>;

type Uses = Pick<Deps, 'db' | 'storage' | 'settings' | 'now'> & { learners: Pick<Learners, 'refuseOthers' | 'find'> };
type Which = { key: string; seq: number; by?: number | undefined };
/** `seconds`: of the recording so far. */
type PieceListener = (userId: number, key: string, seconds: number) => void;

const DAY_MS = 86_400_000;
/** A device keeps the rest for two weeks; what was not finished by then nobody will finish. */
const UNFINISHED_DAYS = 15;
const BATCH = 200;

/** What learners say into a microphone: sent in pieces, joined once, heard by its owner alone, and deleted in time. */
export const learnerRecordingsService = (deps: Uses) => {
  const { db, storage } = deps;
  const forget = (name: string) => storage.remove(name).catch(() => {});
  /** Asked once more: an answer to a commit can get lost, and then the file is the recording. */
  const forgetUnknown = async (userId: number, name: string) => {
    const known = await findFile(db, { userId }, name).catch(() => true);
    if (!known) await forget(name);
  };
  const whole = wholeFiles(deps);
  const listeners: PieceListener[] = [];
  const limits = recordingLimits(deps);

  /** The bytes come first: a piece without its file would be a hole, a file without its piece is only a little space. */
  async function addPiece(userId: number, { key, seq, by }: Which, bytes: Uint8Array) {
    await deps.learners.refuseOthers(db, userId, by);
    const { samples, seconds } = readPiece(bytes);
    const known = await recordingsRepo(db).byKey(userId, key);
    const before = known ? await recordingsRepo(db).pieces(known.id) : [];
    if (known && (isSealed(known, before) || seq < before.length)) return told(before);
    const file = newFileName('pcm');
    await storage.put(file, samples, 'application/octet-stream');
    try {
      return await db.transaction(async (tx) => {
        const repo = recordingsRepo(tx);
        const recording = await repo.lock(userId, key, deps.now());
        if (!recording) throw new Error('a recording was not begun');
        const pieces = await repo.pieces(recording.id);
        if (isSealed(recording, pieces) || seq < pieces.length) {
          tx.afterCommit(() => void forget(file));
          return told(pieces);
        }
        if (seq > pieces.length) throw new AppError('conflict', { fields: ['seq'], details: { next: pieces.length } });
        await limits.refuseTooLong(tx, userId, key, told(pieces).seconds + seconds);
        await limits.refuseTooMuch(tx, userId, seconds);
        await repo.addPiece({ recording_id: recording.id, seq, file, seconds });
        const now = told([...pieces, { seconds }]);
        tx.afterCommit(() => {
          for (const tell of listeners) tell(userId, key, now.seconds);
        });
        return now;
      });
    } catch (error) {
      await forget(file);
      throw error;
    }
  }

  /**
   * The last piece of a reading, whose learner was asked who they are. One that is whole with its only piece is put down
   * in one go: a class that reads a sentence at one moment brings thirty of them.
   */
  async function addLast(userId: number, which: Which, bytes: Uint8Array): Promise<RecordingRow> {
    const done = which.seq === 0 ? await addOnly(userId, which.key, bytes) : undefined;
    if (done) return done;
    await addPiece(userId, which, bytes);
    return finish(userId, which.key);
  }

  /** undefined: it was begun before, so its pieces have to be looked at. */
  async function addOnly(userId: number, key: string, bytes: Uint8Array): Promise<RecordingRow | undefined> {
    const { samples, seconds } = readPiece(bytes);
    const file = await whole.of(userId, [samples]);
    try {
      const added = await db.transaction(async (tx) => {
        const row = await recordingsRepo(tx).addWhole({ user_id: userId, key, file: file.name, seconds }, deps.now());
        if (!row) return undefined;
        // It is there, so it is counted: what is sent again is no more than it was.
        await limits.refuseTooMuch(tx, userId, 0);
        await noteFile(tx, file);
        return row;
      });
      if (!added) await forget(file.name);
      return added;
    } catch (error) {
      await forgetUnknown(userId, file.name);
      throw error;
    }
  }

  /** One file of all its pieces. A second time it is the same one. */
  async function finish(userId: number, key: string): Promise<RecordingRow> {
    const made = await whole.make(userId, key);
    let used = false;
    try {
      return await db.transaction(async (tx) => {
        const recording = await recordingsRepo(tx).lock(userId, key, deps.now());
        if (!recording) throw new Error('a recording was not begun');
        const done = await join(tx, recording, { made });
        if (!done) throw new AppError('not_found', { fields: ['key'] });
        used = done.file === made?.file.name;
        return done;
      });
    } finally {
      if (made && !used) await forget(made.file.name);
    }
  }

  /** null: no piece of it ever came. `cut`: more may follow, so its pieces are kept beside the file. */
  async function join(
    tx: Db,
    recording: RecordingRow,
    { cut = false, made = null }: { cut?: boolean; made?: Whole | null } = {},
  ): Promise<RecordingRow | null> {
    const repo = recordingsRepo(tx);
    const pieces = await repo.pieces(recording.id);
    if (recording.state === 'done' && pieces.length === 0) return recording;
    if (pieces.length === 0) return null;
    // A piece that came between the two is not in the file that was made before: pieces are only ever added at the end.
    const file = made?.pieces === pieces.length ? made.file : await whole.put(recording.user_id, pieces);
    // Put for this transaction alone: when it comes to nothing, nobody would ever know of the file.
    if (file !== made?.file) tx.afterRollback(() => void forgetUnknown(recording.user_id, file.name));
    if (recording.file) await removeFile(deps, tx, recording.user_id, recording.file);
    await noteFile(tx, file);
    const done = { state: 'done' as const, file: file.name, seconds: told(pieces).seconds, done_at: deps.now() };
    await repo.change(recording.id, done);
    if (cut) return { ...recording, ...done };
    await repo.dropPieces(recording.id);
    tx.afterCommit(() => void Promise.all(pieces.map(({ file }) => forget(file))));
    return { ...recording, ...done };
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
    addLast,
    finish,
    ...recordedSound(deps),

    byKey: (tx: Db, userId: number, key: string) => recordingsRepo(tx).byKey(userId, key),

    /** A file of the pieces that came, in the caller's transaction; null: none came. The rest may still follow. */
    async finishWhatCame(tx: Db, userId: number, key: string): Promise<RecordingRow | null> {
      const known = await recordingsRepo(tx).byKey(userId, key);
      const recording = known && (await recordingsRepo(tx).lock(userId, key, deps.now()));
      return recording ? join(tx, recording, { cut: true }) : null;
    },

    /** Nothing may be added any more: everything that came is in its file. */
    async seal(tx: Db, userId: number, key: string): Promise<RecordingRow | null> {
      const known = await recordingsRepo(tx).byKey(userId, key);
      return known ? join(tx, known) : null;
    },

    /** The number of the piece that is wanted now. */
    async nextPiece(tx: Db, userId: number, key: string): Promise<number> {
      const recording = await recordingsRepo(tx).byKey(userId, key);
      return recording ? (await recordingsRepo(tx).pieces(recording.id)).length : 0;
    },

    /** Whoever wants to know that more of a recording has come; told after it was stored, and nothing waits for them. */
    onPiece(listener: PieceListener): void {
      listeners.push(listener);
    },

    /** Whoever knows what a recording is for says how long it may be. */
    limit: limits.add,

    /** Inside the caller's transaction: what a recording was for is removed, so it goes too. */
    async removeMany(tx: Db, userId: number, ids: readonly number[]): Promise<void> {
      for (const recording of await recordingsRepo(tx).findMany(userId, ids)) await erase(tx, recording);
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
      for (const recording of await recordingsRepo(db).cutBefore(before(UNFINISHED_DAYS), BATCH))
        await db.transaction((tx) => join(tx, recording));
      return past.length;
    },

    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => recordingsRepo(tx).reown(guestId, userId),
  };
};

/** Whole: what is sent again is known already. One that was cut off still has its pieces. */
const isSealed = ({ state }: RecordingRow, pieces: readonly unknown[]): boolean =>
  state === 'done' && pieces.length === 0;

const told = (pieces: readonly { seconds: number }[]) => ({
  next: pieces.length,
  seconds: pieces.reduce((sum, { seconds }) => sum + seconds, 0),
});
