import type { Course, CourseLesson, CoursePackage } from '@ninefold/contract/courses';
import type { Language } from '@ninefold/contract/errors';
import { lessonStates, relationIdOf } from '@ninefold/core/courses/courses';
import type { VipSkill } from '@ninefold/core/membership/vip';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ShelfCourse, ShelfLesson, ShelfPackage } from './catalogue.ts';
import type { Visit } from './courses.repo.ts';
import { isEntitled } from './lessons/find-lesson.ts';

/** What the learner did, and may open, on the shelf. */
export type Viewer = {
  language: Language;
  vip: readonly VipSkill[];
  done: ReadonlySet<number>;
  visits: readonly Visit[];
};

type Both = { en: string; zh: string } | null;
const say = (text: Both, language: Language) => text?.[language] ?? '';

export const shownPackage = (item: ShelfPackage, viewer: Viewer): CoursePackage => ({
  id: item.id,
  name: say(item.fields.title, viewer.language),
  summary: say(item.fields.summary, viewer.language),
  type_id: item.type,
  from: item.fields.from ?? null,
  to: item.fields.to ?? null,
  courses: item.courses.length,
  ...progress(
    item.courses.flatMap((course) => course.lessons),
    viewer,
  ),
  access: item.fields.access ?? 'free',
  own_organisation: item.organisationId === null ? 0 : 1,
  last_time: lastTime(viewer.visits.find((visit) => visit.package_id === item.id)),
});

export const shownCourse = (item: ShelfPackage, course: ShelfCourse, viewer: Viewer): Course => ({
  id: course.id,
  package_id: item.id,
  relation_id: relationIdOf(item.id, course.id),
  name: say(course.fields.title, viewer.language),
  summary: say(course.fields.summary, viewer.language),
  type_id: course.fields.type ?? item.type,
  ...progress(course.lessons, viewer),
  access: course.fields.access ?? 'free',
});

export function shownInfo(item: ShelfPackage, course: ShelfCourse, viewer: Viewer) {
  const type = course.fields.type ?? item.type;
  const states = lessonStates(
    course.lessons.map((lesson) => ({
      done: viewer.done.has(lesson.id),
      open: isEntitled({ item, course, type }, lesson, viewer.vip),
    })),
  );
  const shown = course.lessons.map((lesson, i) => ({
    ...shownLesson(lesson, viewer.language),
    order: i + 1,
    ...states[i]!,
  }));
  let from = 0;
  return {
    ...shownCourse(item, course, viewer),
    package_name: say(item.fields.title, viewer.language),
    package_summary: say(item.fields.summary, viewer.language),
    from: item.fields.from ?? null,
    to: item.fields.to ?? null,
    units: course.units.map(({ title, lessons }) => {
      from += lessons.length;
      return { name: say(title, viewer.language), lessons: shown.slice(from - lessons.length, from) };
    }),
    last_time: lastTime(viewer.visits.find((visit) => visit.course_id === course.id)),
  };
}

const shownLesson = (
  { id, fields }: ShelfLesson,
  language: Language,
): Omit<CourseLesson, 'order' | 'status' | 'next'> => ({
  id,
  kind: fields.lesson ?? 'common',
  name: say(fields.title, language),
  minutes: fields.minutes ?? 1,
});

const progress = (lessons: readonly ShelfLesson[], { done }: Viewer) => ({
  lessons: lessons.length,
  done: lessons.filter((lesson) => done.has(lesson.id)).length,
  minutes: lessons.reduce((total, lesson) => total + (lesson.fields.minutes ?? 0), 0),
});

const lastTime = (visit: Visit | undefined) => secondsOf(visit?.visited_at);
