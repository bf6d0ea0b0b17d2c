import type { ParsedInput } from '@ninefold/contract/call';
import type { Lesson, LessonNote, LessonPart, LessonProgress, lessonCalls } from '@ninefold/contract/courses/lesson';
import type { Language } from '@ninefold/contract/errors';
import {
  goneThrough,
  isWork,
  placeFault,
  type Stay,
  type TimeAtParts,
  withDone,
  withTimeAt,
} from '@ninefold/core/courses/lesson-progress';
import { courseOfLesson } from '@ninefold/core/training/courses';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { TrainingService } from '#features/training/training.service.ts';
import type { PlacedLesson } from './find-lesson.ts';
import { leaveNewest } from './guest-tasks.ts';
import { lessonReader } from './lesson-reader.ts';
import { headOf, isOpenTo, newProgress, noteView, type Opened, type Place, progressOf } from './lesson-view.ts';
import { lessonWork } from './lesson-work.ts';
import { lessonsRepo, type ProgressRow } from './lessons.repo.ts';
import { factsOf, type Part } from './read-parts.ts';
import { lessonTasks, type TaskUses } from './tasks.ts';
import { lessonStep, type Workshops } from './work-done.ts';

type In<K extends keyof typeof lessonCalls> = ParsedInput<(typeof lessonCalls)[K]>;
type Where = { course_id: number; lesson_id: number };

const IN_EXAM = {
  en: 'You are sitting this paper as an exam at the moment. Hand it in first; the example waits here.',
  zh: '这篇你正在考试模式里做。先交卷，这个例子会等着你。',
};

type Uses = Deps &
  Workshops &
  TaskUses & {
    attempts: Pick<Attempts, 'isInExam'>;
    items: Items;
    deeds: Deeds;
    training: TrainingService;
    place: (userId: number, where: Where) => Promise<Place>;
    visit: (tx: Db, userId: number, placed: PlacedLesson, at: Date) => Promise<unknown>;
  };

export type Lessons = ReturnType<typeof lessonsService>;

/** Lessons, from the first part to the last: what they show, how far somebody is, and when one is done. */
export const lessonsService = (deps: Uses) => {
  const { db } = deps;
  const lessons = lessonReader(deps);
  const work = lessonWork(deps);
  const tasks = lessonTasks({ ...deps, openForWork, begun, settle: work.settle });

  return {
    async getLesson(userId: number, input: In<'getLesson'>, language: Language): Promise<Lesson> {
      const opened = await open(userId, input);
      const entitled = isOpenTo(opened);
      if (!entitled && !input.preview) throw locked(opened);
      const [row, notes] = input.preview
        ? [undefined, []]
        : [await lessonsRepo(db).find(userId, input.lesson_id), await lessonsRepo(db).notes(userId, input.lesson_id)];
      // The clock of its parts begins here: the first save may come when the network is back. Fetched ahead, with that save.
      if (!input.preview && !input.ahead && !row) await lessonsRepo(db).begin(begun(userId, opened));
      const shown = entitled ? opened.parts : opened.parts.slice(0, 1);
      const progress = input.preview ? progressOf(undefined, opened) : await lookAtWork(userId, opened, row);
      return {
        ...headOf(opened, language),
        parts: await tellable(userId, shown),
        named: opened.parts.slice(shown.length).map(({ shown: { is, title, minutes } }) => ({ is, title, minutes })),
        progress,
        handed_in: await tasks.handedIn(db, userId, row),
        notes: notes.map(noteView),
      };
    },

    async saveProgress(userId: number, input: In<'saveLessonProgress'>) {
      const opened = await openForWork(userId, input);
      refuseElsewhere(opened, input);
      const { part, second, through, stays } = input;
      return db.transaction(async (tx) => {
        const row = await lessonsRepo(tx).lock(begun(userId, opened));
        const before = progressOf(row, opened);
        // While something only plays on, no work was done: nobody need ask for it every few seconds.
        const asks = through.length > 0 || isWork(opened.parts[part]?.shown.is ?? 'teach');
        const worked = asks ? await work.done(tx, opened, row, before.done) : [];
        const spent = timeAt(row, opened, stays);
        const done = withDone(before.done, [...goneThrough(opened.parts.map(factsOf), through, spent), ...worked]);
        // Playing on is the same visit.
        if (isVisit(row, second, deps.now())) await deps.visit(tx, userId, opened.placed, deps.now());
        return work.keep(tx, row, opened, { ...before, part, second, done }, { spent, saved_at: deps.now() });
      });
    },

    saveAnswer: tasks.saveAnswer,
    saveRecording: tasks.saveRecording,
    savePicture: tasks.savePicture,

    async startExercises(userId: number, input: In<'startLessonExercises'>) {
      const opened = await openForWork(userId, input);
      const exercises = opened.parts[input.part]?.exercises;
      if (!exercises) throw new AppError('invalid_input', { fields: ['part'] });
      const { title } = opened.placed.lesson.fields;
      return deps.training.startLessonExercises(userId, {
        lesson: { ...opened.source, title: title ?? { en: '', zh: '' } },
        course: courseOfLesson(opened.placed.type),
        ...{ part: input.part, exercises, key: input.key, fresh: input.fresh },
      });
    },

    async startSpeaking(userId: number, input: In<'startLessonSpeaking'>) {
      const opened = await openForWork(userId, input);
      const shown = opened.parts[input.part]?.shown;
      if (shown?.is !== 'door' || shown.door.to !== 'speaking')
        throw new AppError('invalid_input', { fields: ['part'] });
      const { id, part } = shown.door;
      const lesson = lessonStep(opened.source, input.part);
      return deps.speaking.startInLesson(userId, { paperId: id, part, lesson, key: input.key });
    },

    async saveNote(userId: number, { key, part, second, text, ...where }: In<'saveLessonNote'>): Promise<LessonNote> {
      const opened = await openForWork(userId, where);
      refuseElsewhere(opened, { part, second });
      const lesson_id = where.lesson_id;
      const note = { user_id: userId, lesson_id, key, part, second, text, created_at: deps.now() };
      const kept = await lessonsRepo(db).addNote(note);
      if (!kept || kept.lesson_id !== lesson_id) throw new AppError('conflict', { fields: ['key'] });
      return noteView(kept);
    },

    async deleteNote(userId: number, id: number) {
      await lessonsRepo(db).removeNote(userId, id);
      return {};
    },

    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      await leaveNewest(deps, tx, guestId, userId);
      return lessonsRepo(tx).mergeGuest(guestId, userId);
    },

    /** The files of a lesson: for whoever may open it, and those of its first part for everybody who may see it. */
    async mayHaveFile(lessonId: number, path: string, places: readonly Place[]): Promise<boolean> {
      if (places.some((one) => isOpenTo(one))) return true;
      if (places.length === 0) return false;
      const [first] = (await lessons.read(lessonId)).parts;
      return JSON.stringify(first?.shown ?? {}).includes(`/${path}"`);
    },
  };

  async function open(userId: number, where: Where): Promise<Opened> {
    const place = await deps.place(userId, where);
    return { ...place, ...(await lessons.read(where.lesson_id)) };
  }

  /** A text that its learner sits as an exam at the moment is not shown beside it. */
  async function tellable(userId: number, parts: readonly Part[]): Promise<LessonPart[]> {
    const told: LessonPart[] = [];
    for (const { shown, about } of parts) {
      const sealed = shown.is === 'show' && about !== undefined && (await deps.attempts.isInExam(db, userId, about));
      told.push(sealed ? { ...shown, points: [], material: null, text: IN_EXAM } : shown);
    }
    return told;
  }

  async function openForWork(userId: number, where: Where): Promise<Opened> {
    const opened = await open(userId, where);
    if (!isOpenTo(opened)) throw locked(opened);
    return opened;
  }

  function begun(userId: number, { source }: Opened): ProgressRow {
    return newProgress(userId, source, deps.now());
  }

  /** In another version the parts are others, and so is the time at them. */
  function timeAt(row: ProgressRow, { source, parts }: Opened, stays: readonly Stay[]): TimeAtParts {
    if (row.hash !== source.hash) return {};
    return withTimeAt(parts.map(factsOf), row.spent, stays, (deps.now().getTime() - row.saved_at.getTime()) / 1000);
  }

  /** What was finished on the pages of other features since is done here too. */
  async function lookAtWork(userId: number, opened: Opened, row: ProgressRow | undefined): Promise<LessonProgress> {
    const progress = progressOf(row, opened);
    if (progress.state === 'done') return progress;
    const worked = await work.done(db, opened, row ?? begun(userId, opened), progress.done);
    return { ...progress, done: withDone(progress.done, worked) };
  }
};

const locked = ({ placed }: Place) => new AppError('vip_needed', { details: { type: placed.type } });

function refuseElsewhere({ parts }: Opened, place: { part: number; second: number }): void {
  const fault = placeFault(parts.map(factsOf), place);
  if (fault) throw new AppError('invalid_input', { fields: [fault] });
}

/** The first place told, the opening of a step, or coming back after a while. */
const isVisit = ({ begun_at, saved_at }: ProgressRow, second: number, at: Date): boolean =>
  second === 0 || saved_at.getTime() === begun_at.getTime() || at.getTime() - saved_at.getTime() > A_WHILE_MS;
const A_WHILE_MS = 60_000;
