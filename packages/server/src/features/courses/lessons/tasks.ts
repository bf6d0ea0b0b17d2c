import type { ParsedInput } from '@ninefold/contract/call';
import type { HandedIn, lessonCalls } from '@ninefold/contract/courses/lesson';
import { LEAST_SPOKEN_SECONDS, LONGEST_TASK_SECONDS, soundingSeconds } from '@ninefold/core/courses/handed-in';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { LearnerRecordings } from '#features/recordings/recordings.service.ts';
import { findFile, noteFile, putFile, removeFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import type { Opened } from './lesson-view.ts';
import { lessonsRepo, type ProgressRow } from './lessons.repo.ts';

type In<K extends keyof typeof lessonCalls> = ParsedInput<(typeof lessonCalls)[K]>;
type Place = { course_id: number; lesson_id: number; part: number };

export type TaskUses = Pick<Deps, 'db' | 'storage'> & {
  recordings: Pick<LearnerRecordings, 'addPiece' | 'finish' | 'samples' | 'findMany' | 'removeMany'>;
};
type Uses = TaskUses & {
  openForWork: (userId: number, where: Place) => Promise<Opened>;
  begun: (userId: number, opened: Opened) => ProgressRow;
};

const RATE = 16_000;

/** What is handed in for the task of a lesson: written, said or photographed. Private, and the newest counts. */
export const lessonTasks = (deps: Uses) => {
  const { db, recordings } = deps;

  return {
    async saveAnswer(userId: number, input: In<'saveLessonAnswer'>) {
      const opened = await openTask(userId, input);
      return db.transaction(async (tx) => {
        const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
        // Another tab or device wrote something else meanwhile: nothing is overwritten, the learner sees both.
        if (row.answer !== input.base && row.answer !== input.text && row.answer !== '')
          return { outcome: 'stale' as const, answer: row.answer };
        // When a place was last told stays: the time at the parts is counted from there.
        await lessonsRepo(tx).change(row, { answer: input.text });
        return { outcome: 'saved' as const, answer: input.text };
      });
    },

    /** With its last piece a recording is whole; what holds no voice is refused and not kept. */
    async saveRecording(userId: number, input: In<'saveLessonRecording'>, piece: Uint8Array): Promise<HandedIn> {
      const opened = await openTask(userId, input, 'audio');
      await recordings.addPiece(userId, input, piece);
      const recording = await recordings.finish(userId, input.key);
      await refuseSilence(userId, recording.id);
      return db.transaction(async (tx) => {
        const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
        const [before] = row.recording_id ? await recordings.findMany(tx, userId, [row.recording_id]) : [];
        // One that was kept on a device without a network may come after its successor.
        const counts = before && before.started_at > recording.started_at ? before : recording;
        const other = counts === recording ? before : recording;
        // What was refused before has no file any more, and is refused again.
        if (counts === recording && !recording.file && before?.id !== recording.id) throw silent();
        if (counts === recording) await lessonsRepo(tx).change(row, { recording_id: recording.id });
        if (other && other.id !== counts.id) await recordings.removeMany(tx, userId, [other.id]);
        return { of: 'audio', url: counts.file && `/files/${counts.file}`, seconds: counts.seconds };
      });
    },

    /** Judged by its content and written anew, so that nothing of the device that took it goes along. */
    async savePicture(userId: number, input: In<'saveLessonPicture'>, bytes: Uint8Array): Promise<HandedIn> {
      const opened = await openTask(userId, input, 'photo');
      const picture = await rewriteInThread(bytes);
      const file = await putFile(deps, { ownerId: userId, purpose: 'picture', bytes: picture.bytes });
      try {
        await db.transaction(async (tx) => {
          const row = await lessonsRepo(tx).lock(deps.begun(userId, opened));
          await noteFile(tx, file);
          await lessonsRepo(tx).change(row, { picture: file.name });
          if (row.picture) await removeFile(deps, tx, userId, row.picture);
        });
      } catch (error) {
        // The answer to the commit may have been lost while it stands.
        const isKnown = await findFile(db, { userId }, file.name).catch(() => true);
        if (!isKnown) await deps.storage.remove(file.name).catch(() => {});
        throw error;
      }
      return { of: 'photo', url: `/files/${file.name}`, seconds: 0 };
    },

    /** What lies there; the file of a recording goes when its days are over, that it was handed in stays. */
    async handedIn(tx: Db, userId: number, row: ProgressRow | undefined): Promise<HandedIn | null> {
      if (row?.picture) return { of: 'photo', url: `/files/${row.picture}`, seconds: 0 };
      const [said] = row?.recording_id ? await recordings.findMany(tx, userId, [row.recording_id]) : [];
      return said ? { of: 'audio', url: said.file && `/files/${said.file}`, seconds: said.seconds } : null;
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
    const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.byteLength & ~1)));
    if (soundingSeconds(samples, RATE) >= LEAST_SPOKEN_SECONDS) return;
    await db.transaction((tx) => recordings.removeMany(tx, userId, [id]));
    throw silent();
  }
};

const silent = () => new AppError('file_not_accepted', { fields: ['file'], details: { least: LEAST_SPOKEN_SECONDS } });
