import type { ParsedInput } from '@ninefold/contract/call';
import type { HandedIn, lessonCalls } from '@ninefold/contract/courses/lesson';
import { hasVoice, LEAST_SPOKEN_SECONDS, LONGEST_TASK_SECONDS } from '@ninefold/core/courses/handed-in';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { LearnerRecordings, RecordingRow } from '#features/recordings/recordings.service.ts';
import { findFile, noteFile, putFile, removeFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import type { Opened } from './lesson-view.ts';
import type { SavedProgress } from './lesson-work.ts';
import { lessonsRepo, type ProgressRow } from './lessons.repo.ts';

type In<K extends keyof typeof lessonCalls> = ParsedInput<(typeof lessonCalls)[K]>;
type Place = { course_id: number; lesson_id: number; part: number };
type Handed = SavedProgress & { handed_in: HandedIn };
/** `counts` 0: another one was begun after it. */
type Said = Handed & { counts: 0 | 1 };

export type TaskUses = Pick<Deps, 'db' | 'storage' | 'now'> & {
  recordings: Pick<LearnerRecordings, 'addPiece' | 'finish' | 'samples' | 'findMany' | 'removeMany'>;
  learners: Pick<Learners, 'refuseOthers'>;
};
type Uses = TaskUses & {
  openForWork: (userId: number, where: Place) => Promise<Opened>;
  begun: (userId: number, opened: Opened) => ProgressRow;
  settle: (tx: Db, row: ProgressRow, opened: Opened) => Promise<SavedProgress>;
};

const RATE = 16_000;

/**
 * What is handed in for the task of a lesson: written, said or photographed. Private, and the newest counts. Each call
 * settles the lesson, which it may complete: its page may be gone by then, and ask no more.
 */
export const lessonTasks = (deps: Uses) => {
  const { db, recordings } = deps;

  return {
    async saveAnswer(userId: number, input: In<'saveLessonAnswer'>) {
      const opened = await openTask(userId, input);
      return db.transaction(async (tx) => {
        const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
        // Another tab or device wrote something else meanwhile: nothing is overwritten, the learner sees both.
        if (row.answer !== input.base && row.answer !== input.text && row.answer !== '')
          return { outcome: 'stale' as const, answer: row.answer, ...(await deps.settle(tx, row, opened)) };
        const written = { answer: input.text };
        await lessonsRepo(tx).change(row, written);
        return { outcome: 'saved' as const, ...written, ...(await deps.settle(tx, { ...row, ...written }, opened)) };
      });
    },

    /** With its last piece a recording is whole; what holds no voice is refused and not kept. */
    async saveRecording(userId: number, input: In<'saveLessonRecording'>, piece: Uint8Array): Promise<Said> {
      // First of all: what somebody else said on this device waits for them, whatever this learner may open.
      await deps.learners.refuseOthers(db, userId, input.by);
      const opened = await openTask(userId, input, 'audio');
      const begunAt = deps.now().getTime() - input.age_ms;
      await recordings.addPiece(userId, input, piece);
      const recording = await recordings.finish(userId, input.key);
      await refuseSilence(userId, recording.id);
      return db.transaction(async (tx) => {
        const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
        const [before] = row.recording_id ? await recordings.findMany(tx, userId, [row.recording_id]) : [];
        const isAgain = before?.id === recording.id;
        const said_at = new Date(Math.min(recording.started_at.getTime(), begunAt));
        // One that was kept on a device without a network may come after its successor.
        if (before && !isAgain && (row.said_at ?? before.started_at) > said_at) {
          await recordings.removeMany(tx, userId, [recording.id]);
          return { handed_in: saidOf(before), counts: 0, ...(await deps.settle(tx, row, opened)) };
        }
        // What was refused before has no file any more, and is refused again.
        if (!recording.file && !isAgain) throw silent();
        const said = { recording_id: recording.id, ...(!isAgain && { said_at }) };
        await lessonsRepo(tx).change(row, said);
        if (before && !isAgain) await recordings.removeMany(tx, userId, [before.id]);
        return { handed_in: saidOf(recording), counts: 1, ...(await deps.settle(tx, { ...row, ...said }, opened)) };
      });
    },

    /** Judged by its content and written anew, so that nothing of the device that took it goes along. */
    async savePicture(userId: number, input: In<'saveLessonPicture'>, bytes: Uint8Array): Promise<Handed> {
      const opened = await openTask(userId, input, 'photo');
      const picture = await rewriteInThread(bytes);
      const file = await putFile(deps, { ownerId: userId, purpose: 'picture', bytes: picture.bytes });
      try {
        return await db.transaction(async (tx) => {
          const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
          await noteFile(tx, file);
          const drawn = { picture: file.name };
          await lessonsRepo(tx).change(row, drawn);
          if (row.picture) await removeFile(deps, tx, userId, row.picture);
          return { handed_in: drawnOf(drawn), ...(await deps.settle(tx, { ...row, ...drawn }, opened)) };
        });
      } catch (error) {
        // The answer to the commit may have been lost while it stands.
        const isKnown = await findFile(db, { userId }, file.name).catch(() => true);
        if (!isKnown) await deps.storage.remove(file.name).catch(() => {});
        throw error;
      }
    },

    /** What lies there; the file of a recording goes when its days are over, that it was handed in stays. */
    async handedIn(tx: Db, userId: number, row: ProgressRow | undefined): Promise<HandedIn | null> {
      if (row?.picture) return drawnOf(row);
      const [said] = row?.recording_id ? await recordings.findMany(tx, userId, [row.recording_id]) : [];
      return said ? saidOf(said) : null;
    },
  };

  async function openTask(userId: number, where: Place, submit?: 'audio' | 'photo'): Promise<Opened> {
    const opened = await deps.openForWork(userId, where);
    const shown = opened.parts[where.part]?.shown;
    if (shown?.is !== 'task' || (submit && shown.submit !== submit))
      throw new AppError('invalid_input', { fields: ['part'] });
    return opened;
  }

  async function refuseSilence(userId: number, id: number): Promise<void> {
    const bytes = await recordings.samples(id, 0, LONGEST_TASK_SECONDS);
    // It was heard when it came.
    if (!bytes) return;
    if (hasVoice(samplesIn(bytes), RATE, LEAST_SPOKEN_SECONDS)) return;
    await db.transaction((tx) => recordings.removeMany(tx, userId, [id]));
    throw silent();
  }
};

const saidOf = ({ file, seconds }: Pick<RecordingRow, 'file' | 'seconds'>): HandedIn => ({
  ...{ of: 'audio', url: file && `/files/${file}`, seconds },
});

const drawnOf = ({ picture }: Pick<ProgressRow, 'picture'>): HandedIn => ({
  ...{ of: 'photo', url: `/files/${picture}`, seconds: 0 },
});

/** Over the same bytes: minutes of sound are not copied. Numbers of two bytes begin at an even place. */
function samplesIn({ buffer, byteOffset, byteLength }: Uint8Array): Int16Array {
  const length = Math.floor(byteLength / 2);
  return byteOffset % 2 === 0
    ? new Int16Array(buffer, byteOffset, length)
    : new Int16Array(buffer.slice(byteOffset, byteOffset + 2 * length));
}

const silent = () => new AppError('file_not_accepted', { fields: ['file'], details: { least: LEAST_SPOKEN_SECONDS } });
