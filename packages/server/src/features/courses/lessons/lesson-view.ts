import type { Lesson, LessonNote, LessonProgress } from '@ninefold/contract/courses/lesson';
import type { Language } from '@ninefold/contract/errors';
import type { VipSkill } from '@ninefold/core/membership/vip';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ShelfLesson } from '../catalogue.ts';
import { type PlacedLesson, statesOf } from './find-lesson.ts';
import type { NoteRow, ProgressRow } from './lessons.repo.ts';
import type { Part } from './read-parts.ts';

/** What courses tell about a learner and a lesson. */
export type Place = { placed: PlacedLesson; vip: readonly VipSkill[]; done: ReadonlySet<number> };

/** A lesson as it is being read: in its present version. */
export type Opened = Place & { source: { id: number; hash: string }; parts: Part[]; goals: Lesson['goals'] };

export const isOpenTo = ({ placed, vip, done }: Place): boolean => statesOf(placed, vip, done)[placed.at]?.status !== 0;

export const newProgress = (userId: number, { id, hash }: Opened['source'], at: Date): ProgressRow => ({
  ...{ user_id: userId, lesson_id: id, hash, part: 0, second: 0, done: [], spent: {} },
  ...{ answer: '', recording_id: null, said_at: null, picture: '' },
  ...{ state: 'open', begun_at: at, saved_at: at, done_at: null },
});

/** In another version the parts are others: what was done stays done, but the place begins anew. */
export function progressOf(row: ProgressRow | undefined, { source, parts }: Opened): LessonProgress {
  if (!row) return { part: 0, second: 0, done: [], state: 'new', answer: '' };
  const { part, second, done, state, answer } = row;
  if (row.hash === source.hash) return { part, second, done, state, answer };
  return { part: 0, second: 0, done: state === 'done' ? parts.map((_, at) => at) : [], state, answer };
}

export function headOf({ placed, vip, done, goals }: Opened, language: Language) {
  const { item, course, lesson, at, type } = placed;
  const states = statesOf(placed, vip, done);
  const neighbour = (one: ShelfLesson | undefined, place: number) =>
    one
      ? { id: one.id, order: place + 1, name: one.fields.title?.[language] ?? '', status: states[place]?.status ?? 0 }
      : null;
  return {
    ...{ id: lesson.id, kind: lesson.fields.lesson ?? ('common' as const), order: at + 1 },
    ...{ name: lesson.fields.title?.[language] ?? '', minutes: lesson.fields.minutes ?? 1, goals },
    course: {
      ...{ id: course.id, name: course.fields.title?.[language] ?? '', type_id: type },
      ...{ lessons: course.lessons.length, package_id: item.id },
    },
    before: neighbour(course.lessons[at - 1], at - 1),
    after: neighbour(course.lessons[at + 1], at + 1),
  };
}

export const noteView = ({ id, part, second, text, created_at }: NoteRow): LessonNote => ({
  ...{ id, part, second, text, create_time: secondsOf(created_at) },
});
