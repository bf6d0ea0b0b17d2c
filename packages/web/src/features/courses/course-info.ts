import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { CourseLesson } from '@ninefold/contract/courses';

export type CourseInfo = Output<Contract['course']['getInfo']>;

/** The lesson to continue with; none once everything is learnt. */
export const nextLesson = (info: CourseInfo): CourseLesson | undefined =>
  info.units.flatMap((unit) => unit.lessons).find((lesson) => lesson.next === 1);
