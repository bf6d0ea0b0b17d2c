import type { Both } from '@ninefold/contract/practice/paper';
import type { Training } from '@ninefold/contract/training/record';
import type { TrainingCourse } from '@ninefold/core/training/courses';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { prefixOfStep } from '../sets/read-lesson.ts';
import { lessonSource } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { begin, type Plan } from './start.ts';
import { recordView } from './view.ts';

/** What the exercises of one part of a lesson are: its own, some of a training set, or questions of a paper. */
export type LessonExercises =
  | { from: 'lesson'; step: number }
  | { from: 'set'; id: number; numbers: readonly number[] }
  | { from: 'paper'; id: number; numbers: readonly number[] };

export type LessonSitting = {
  lesson: { id: number; hash: string; title: Both };
  part: number;
  course: TrainingCourse;
  exercises: LessonExercises;
  key: string;
  fresh: boolean;
};

/** Begins the exercises of a part, or goes on with them; everything after that is training's. */
export async function startLessonExercises(
  deps: TrainingDeps,
  userId: number,
  sitting: LessonSitting,
): Promise<Training> {
  const { lesson, part, exercises, key, fresh } = sitting;
  if (exercises.from === 'paper' && (await deps.alone.isInExam(deps.db, userId, exercises.id)))
    throw new AppError('attempt_open');
  const record = await begin(deps, userId, {
    ...{ sourceKey: lessonSource(lesson.id, lesson.hash, part), key, fresh },
    plan: (tx) => planOf(deps, tx, sitting),
  });
  if (!record) throw new AppError('not_found', { fields: ['part'] });
  if (record.source_key !== lessonSource(lesson.id, lesson.hash, part))
    throw new AppError('conflict', { fields: ['key'] });
  return recordView(deps, deps.db, record);
}

async function planOf(deps: TrainingDeps, tx: Db, { lesson, course, exercises }: LessonSitting): Promise<Plan | null> {
  const head = { course, collection_id: 0, area: '', question_type: '', title: lesson.title } as const;
  if (exercises.from === 'paper') {
    const kept = await deps.alone.keepNumbers(tx, exercises.id, exercises.numbers);
    return kept && kept.keys.length > 0 ? { ...head, kind: 'drill', versions: [kept.version], items: kept.keys } : null;
  }
  const versions = await deps.library.keep(tx, [exercises.from === 'lesson' ? lesson.id : exercises.id]);
  const [set] = await deps.library.kept(tx, versions);
  const items = (set?.items ?? []).filter((item) =>
    exercises.from === 'lesson'
      ? item.key.startsWith(`${lesson.id}.${prefixOfStep(exercises.step)}`)
      : exercises.numbers.includes(item.n),
  );
  return items.length > 0 ? { ...head, kind: 'set', versions, items: items.map((item) => item.key) } : null;
}
