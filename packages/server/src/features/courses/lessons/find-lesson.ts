import { lessonStates, mayTake } from '@ninefold/core/courses/courses';
import type { VipSkill } from '@ninefold/core/membership/vip';
import { AppError } from '#app-error.ts';
import type { ShelfCourse, ShelfLesson, ShelfPackage } from '../catalogue.ts';

type Access = 'free' | 'vip' | 'coins';

/** A lesson in its place: the package and course it was opened in, and its neighbours. */
export type PlacedLesson = {
  item: ShelfPackage;
  course: ShelfCourse;
  lesson: ShelfLesson;
  /** Counted from 0 through the course. */
  at: number;
  /** 1 writing … 5 several. */
  type: number;
};

/**
 * The course is gone for this learner, or it never had this lesson. Of the packages that hold the course, the one the
 * learner was in last is meant.
 */
export function findLesson(
  shelf: readonly ShelfPackage[],
  { courseId, lessonId }: { courseId: number; lessonId: number },
  lastPackages: readonly number[],
): PlacedLesson {
  const holding = shelf.filter(({ courses }) => courses.some(({ id }) => id === courseId));
  const item = lastPackages.flatMap((id) => holding.find((one) => one.id === id) ?? [])[0] ?? holding[0];
  const course = item?.courses.find(({ id }) => id === courseId);
  if (!item || !course) throw new AppError('course_off_shelf', { fields: ['course_id'] });
  const at = course.lessons.findIndex(({ id }) => id === lessonId);
  const lesson = course.lessons[at];
  if (!lesson) throw new AppError('not_found', { fields: ['lesson_id'] });
  return { item, course, lesson, at, type: course.fields.type ?? item.type };
}

/** Package, course and lesson may each ask for a membership; one that does is enough to need it. */
export const isEntitled = (
  { item, course, type }: Pick<PlacedLesson, 'item' | 'course' | 'type'>,
  lesson: ShelfLesson,
  vip: readonly VipSkill[],
): boolean =>
  [item.fields.access, course.fields.access, lesson.fields.access].every((access: Access | null) =>
    mayTake(access ?? 'free', type, vip),
  );

/** 0 locked, 1 open, 2 done, of every lesson of the course. */
export const statesOf = (
  placed: Pick<PlacedLesson, 'item' | 'course' | 'type'>,
  vip: readonly VipSkill[],
  done: ReadonlySet<number>,
) =>
  lessonStates(
    placed.course.lessons.map((lesson) => ({ done: done.has(lesson.id), open: isEntitled(placed, lesson, vip) })),
  );
