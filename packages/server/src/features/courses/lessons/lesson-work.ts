import type { LessonProgress } from '@ninefold/contract/courses/lesson';
import { skillOfCourse } from '@ninefold/core/courses/courses';
import { isLessonDone, isWork, withDone } from '@ninefold/core/courses/lesson-progress';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import { type Opened, progressOf } from './lesson-view.ts';
import { lessonsRepo, type ProgressRow } from './lessons.repo.ts';
import { factsOf } from './read-parts.ts';
import { isWorkDone, type Workshops } from './work-done.ts';

type Uses = Pick<Deps, 'now'> & Workshops & { deeds: Pick<Deeds, 'recordDeed' | 'doneReferences'> };
type Kept = Pick<ProgressRow, 'spent' | 'saved_at'>;

export type SavedProgress = { progress: LessonProgress; coins: { paid: number; over_limit: 0 | 1 } };

/** Which work of a lesson is done, and what follows once nothing of it is left. */
export const lessonWork = (deps: Uses) => {
  return { done, keep, settle };

  /** Found by asking those who mark it. */
  async function done(tx: Db, opened: Opened, row: ProgressRow, known: readonly number[]): Promise<number[]> {
    const found: number[] = [];
    const asked = { userId: row.user_id, lesson: opened.source, handedIn: handedInOf(row) };
    for (const [at, part] of opened.parts.entries())
      if (!known.includes(at) && isWork(part.shown.is) && (await isWorkDone(deps, tx, part, { ...asked, at })))
        found.push(at);
    return found;
  }

  /** Writes the progress down; the call that completes the lesson pays for it, and only that one. */
  async function keep(tx: Db, row: ProgressRow, opened: Opened, progress: LessonProgress, kept: Kept) {
    const at = deps.now();
    const isDone = progress.state === 'done' || isLessonDone(opened.parts.map(factsOf), progress.done);
    const state = isDone ? ('done' as const) : ('open' as const);
    const { part, second, done } = progress;
    const change = { hash: opened.source.hash, part, second, done, state, ...kept };
    await lessonsRepo(tx).change(row, { ...change, ...(isDone && !row.done_at && { done_at: at }) });
    const seconds = Math.min(60 * (opened.placed.lesson.fields.minutes ?? 1), secondsOf(at) - secondsOf(row.begun_at));
    const skill = skillOfCourse(opened.placed.type);
    // Once: a lesson that was brought along done from elsewhere pays nothing here.
    const paid =
      isDone && row.state !== 'done'
        ? await deps.deeds.recordDeed(tx, {
            ...{ userId: row.user_id, deed: 'lesson_completed' as const, reference: String(row.lesson_id) },
            // The plan counts it as time of its skill.
            ...{ seconds: Math.max(0, seconds), at, ...(skill && { skill }) },
          })
        : { paid: 0, over_limit: false };
    const coins = { paid: paid.paid, over_limit: paid.over_limit ? (1 as const) : (0 as const) };
    return { progress: { ...progress, state }, coins };
  }

  /** What arrived may have been all that was left. Where the learner is stays, and so does the clock of its parts. */
  async function settle(tx: Db, row: ProgressRow, opened: Opened): Promise<SavedProgress> {
    const before = progressOf(row, opened);
    const worked = await done(tx, opened, row, before.done);
    const spent = row.hash === opened.source.hash ? row.spent : {};
    const progress = { ...before, done: withDone(before.done, worked) };
    return keep(tx, row, opened, progress, { spent, saved_at: row.saved_at });
  }
};

const handedInOf = ({ answer, recording_id, picture }: ProgressRow) => ({
  ...{ answer, audio: recording_id !== null, photo: picture !== '' },
});
