import { LESSON_KINDS } from '@ninefold/core/courses/lessons';
import { z } from 'zod';
import { calls } from './call.ts';
import { lessonCalls } from './courses/lesson.ts';
import { Flag, Id, list, Nothing, Seconds } from './fields.ts';

/** `/api/course/*`: packages, their courses and lessons. A learner meets only what is on the shelf for them. */

/** 1 writing, 2 reading, 3 listening, 4 speaking, 5 several of them. 0 asks for all. */
const CourseType = z.int().min(1).max(5);
const Band = z.number().min(0).max(9).nullable();

const Progress = { lessons: z.int().nonnegative(), done: z.int().nonnegative(), minutes: z.int().nonnegative() };

const Package = z.object({
  id: Id,
  name: z.string(),
  summary: z.string(),
  type_id: CourseType,
  /** The promise: from one band to another. */
  from: Band,
  to: Band,
  courses: z.int().nonnegative(),
  ...Progress,
  access: z.enum(['free', 'vip', 'coins']),
  /** Of the learner's own organisation. */
  own_organisation: Flag,
  /** When the learner last opened it; 0 never. */
  last_time: Seconds,
});
export type CoursePackage = z.output<typeof Package>;

const Course = z.object({
  id: Id,
  package_id: Id,
  relation_id: Id,
  name: z.string(),
  summary: z.string(),
  type_id: CourseType,
  ...Progress,
  access: z.enum(['free', 'vip', 'coins']),
});
export type Course = z.output<typeof Course>;

const Lesson = z.object({
  id: Id,
  /** Counted through the course. */
  order: z.int().positive(),
  kind: z.enum(LESSON_KINDS),
  name: z.string(),
  minutes: z.int().positive(),
  /** 0 locked, 1 open, 2 done. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The one to go on with. */
  next: Flag,
});
export type CourseLesson = z.output<typeof Lesson>;

const LastLearned = z.object({
  /** 0: only a package was chosen. */
  course_id: z.int().nonnegative(),
  package_id: Id,
  course_type: CourseType,
  /** 0 together with course_id. */
  package_relation_id: z.int().nonnegative(),
  course_name: z.string(),
  package_name: z.string(),
  time: Seconds,
});
export type LastLearned = z.output<typeof LastLearned>;

export const course = calls({
  getTypeList: {
    summary: 'The types with a course on the shelf',
    access: 'visitor',
    input: Nothing,
    output: z.array(z.object({ id: CourseType, name: z.string() })),
  },
  getPackageList: {
    summary: 'Packages on the shelf, of a type or with a course of it; those of the learner’s organisation first',
    access: 'visitor',
    input: z.strictObject({ type_id: z.int().min(0).max(5).default(0) }),
    output: list(Package),
  },
  getCourseList: {
    summary: 'The courses of a package',
    access: 'visitor',
    input: z.strictObject({ package_id: Id }),
    output: list(Course),
  },
  getInfo: {
    summary: 'One course with its units and lessons; `course_off_shelf` when it is gone',
    access: 'visitor',
    input: z.strictObject({ id: Id, packageId: Id.optional() }),
    output: Course.extend({
      package_name: z.string(),
      package_summary: z.string(),
      from: Band,
      to: Band,
      units: z.array(z.object({ name: z.string(), lessons: z.array(Lesson) })),
      last_time: Seconds,
    }),
  },
  getLastLearned: {
    summary: 'The course or package opened last; null when there is none or it left the shelf',
    access: 'visitor',
    input: Nothing,
    output: LastLearned.nullable(),
  },
  saveLastLearned: {
    summary: 'Remember the package, and the course in it, that was opened',
    access: 'visitor',
    input: z.strictObject({ package_id: Id, course_id: z.int().nonnegative().default(0) }),
    output: LastLearned,
  },
  ...lessonCalls,
});
