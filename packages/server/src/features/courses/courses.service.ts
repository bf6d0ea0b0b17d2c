import type { LastLearned } from '@ninefold/contract/courses';
import type { Language } from '@ninefold/contract/errors';
import { COURSE_TYPE_ORDER, relationIdOf } from '@ninefold/core/courses/courses';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Content } from '#features/content/content.service.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { Identity } from '#features/identity/identity.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { TrainingService } from '#features/training/training.service.ts';
import { whole } from '#http/paged.ts';
import { catalogue, type ShelfPackage } from './catalogue.ts';
import { coursesRepo, type Visit } from './courses.repo.ts';
import { findLesson, type PlacedLesson, statesOf } from './lessons/find-lesson.ts';
import { lessonsRepo } from './lessons/lessons.repo.ts';
import { lessonsService } from './lessons/lessons.service.ts';
import type { TaskUses } from './lessons/tasks.ts';
import type { Workshops } from './lessons/work-done.ts';
import { shownCourse, shownInfo, shownPackage, type Viewer } from './show.ts';

const TYPE_NAMES: Record<number, Record<Language, string>> = {
  1: { zh: '写作', en: 'Writing' },
  2: { zh: '阅读', en: 'Reading' },
  3: { zh: '听力', en: 'Listening' },
  4: { zh: '口语', en: 'Speaking' },
  5: { zh: '综合', en: 'Combined' },
};

export type Courses = ReturnType<typeof coursesService>;

type Uses = Deps &
  Workshops &
  TaskUses & {
    content: Content;
    items: Items;
    learners: Learners;
    deeds: Deeds;
    training: TrainingService;
    attempts: Pick<Attempts, 'isInExam'>;
    identity: Pick<Identity, 'vipSkills'>;
  };

/** Packages, courses and lessons. */
export const coursesService = (deps: Uses) => {
  const repo = coursesRepo(deps.db);
  const lessons = lessonsService({ ...deps, place, visit });
  const shelfOf = async (userId: number) =>
    catalogue(deps.content, deps.settings, await deps.learners.organisationOf(deps.db, userId));

  return {
    lessons,

    async getTypeList(userId: number, language: Language) {
      const types = new Set((await shelfOf(userId)).flatMap(typesOf));
      return COURSE_TYPE_ORDER.filter((id) => types.has(id)).map((id) => ({
        id,
        name: TYPE_NAMES[id]?.[language] ?? '',
      }));
    },

    async getPackageList(userId: number, typeId: number, language: Language) {
      const all = await shelfOf(userId);
      const wanted = all.filter((item) => typeId === 0 || typesOf(item).includes(typeId));
      const viewer = await viewerOf(userId, wanted, language);
      return whole(wanted.map((item) => shownPackage(item, viewer)));
    },

    async getCourseList(userId: number, packageId: number, language: Language) {
      const item = (await shelfOf(userId)).find(({ id }) => id === packageId);
      if (!item) throw new AppError('course_off_shelf', { fields: ['package_id'] });
      const viewer = await viewerOf(userId, [item], language);
      return whole(item.courses.map((course) => shownCourse(item, course, viewer)));
    },

    async getInfo(userId: number, { id, packageId }: { id: number; packageId?: number }, language: Language) {
      const { item, course } = findCourse(await shelfOf(userId), id, packageId);
      if (!item || !course) throw new AppError('course_off_shelf', { fields: ['id'] });
      return shownInfo(item, course, await viewerOf(userId, [item], language));
    },

    /** The newest that is still on the shelf: a course that left it does not close the way to the one before. */
    async getLastLearned(userId: number, language: Language): Promise<LastLearned | null> {
      const [shelf, visits] = await Promise.all([shelfOf(userId), repo.visits(userId)]);
      return visits.flatMap((visit) => shownVisit(shelf, visit, language) ?? [])[0] ?? null;
    },

    async saveLastLearned(userId: number, asked: { package_id: number; course_id: number }, language: Language) {
      const shelf = await shelfOf(userId);
      const visit = { ...asked, course_id: asked.course_id || null, visited_at: deps.now() };
      const shown = shownVisit(shelf, visit, language);
      if (!shown || shown.course_id !== asked.course_id)
        throw new AppError('course_off_shelf', { fields: [shown ? 'course_id' : 'package_id'] });
      await repo.saveVisit({ user_id: userId, ...visit });
      return shown;
    },

    /** At login: where a guest learned last is where the account goes on. */
    mergeGuest: async (tx: Db, guestId: number, userId: number): Promise<number> =>
      (await coursesRepo(tx).moveVisits(guestId, userId)) + (await lessons.mergeGuest(tx, guestId, userId)),

    /** Lessons on the shelf that this learner may not take in any of their courses. */
    async closedLessons(userId: number): Promise<ReadonlySet<number>> {
      const vip = await deps.identity.vipSkills(userId);
      const [open, closed] = [new Set<number>(), new Set<number>()];
      for (const item of await shelfOf(userId))
        for (const course of item.courses) {
          const states = statesOf({ item, course, type: course.fields.type ?? item.type }, vip, new Set());
          for (const [at, { id }] of course.lessons.entries()) (states[at]?.status === 0 ? closed : open).add(id);
        }
      return new Set([...closed].filter((id) => !open.has(id)));
    },

    /** Whether this learner may have a file that a lesson names. */
    async mayHaveLessonFile(userId: number, lessonId: number, path: string): Promise<boolean> {
      const shelf = await shelfOf(userId);
      const viewer = await viewerOf(userId, [], 'zh');
      const places = shelf.flatMap((item) =>
        item.courses.flatMap((course) => {
          const at = course.lessons.findIndex(({ id }) => id === lessonId);
          const lesson = course.lessons[at];
          const type = course.fields.type ?? item.type;
          return lesson ? [{ placed: { item, course, lesson, at, type }, vip: viewer.vip, done: viewer.done }] : [];
        }),
      );
      return lessons.mayHaveFile(lessonId, path, places);
    },
  };

  /** A lesson of a course, for a learner who may see both. */
  async function place(userId: number, { course_id, lesson_id }: { course_id: number; lesson_id: number }) {
    const [shelf, visits] = await Promise.all([shelfOf(userId), repo.visits(userId)]);
    const last = visits.map(({ package_id }) => package_id);
    const placed = findLesson(shelf, { courseId: course_id, lessonId: lesson_id }, last);
    const { vip, done } = await viewerOf(userId, [{ ...placed.item, courses: [placed.course] }], 'zh');
    return { placed, vip, done };
  }

  function visit(tx: Db, userId: number, { item, course }: PlacedLesson, at: Date) {
    return coursesRepo(tx).saveVisit({ user_id: userId, package_id: item.id, course_id: course.id, visited_at: at });
  }

  async function viewerOf(userId: number, items: readonly ShelfPackage[], language: Language): Promise<Viewer> {
    const lessons = items.flatMap(({ courses }) => courses.flatMap((course) => course.lessons.map(({ id }) => id)));
    const [done, brought, visits, vip] = await Promise.all([
      // A lesson's deed carries its id as the reference.
      deps.deeds.doneReferences(deps.db, userId, 'lesson_completed', lessons.map(String)),
      // One that came with an archive was done elsewhere: nothing is paid for it here, so it has no deed.
      lessonsRepo(deps.db).doneOf(userId, lessons),
      repo.visits(userId),
      deps.identity.vipSkills(userId),
    ]);
    return { language, done: new Set([...[...done].map(Number), ...brought]), visits, vip };
  }
};

/** Somebody who looks for listening also wants the package that has listening among others. */
const typesOf = ({ type, courses }: ShelfPackage): number[] => [
  type,
  ...courses.map((course) => course.fields.type ?? type),
];

function findCourse(shelf: readonly ShelfPackage[], courseId: number, packageId?: number) {
  const item = shelf.find(
    ({ id, courses }) =>
      (packageId === undefined || id === packageId) && courses.some((course) => course.id === courseId),
  );
  return { item, course: item?.courses.find(({ id }) => id === courseId) };
}

/** null when the package is gone; a course that is gone leaves the package alone. */
function shownVisit(shelf: readonly ShelfPackage[], visit: Visit, language: Language): LastLearned | null {
  const item = shelf.find(({ id }) => id === visit.package_id);
  if (!item) return null;
  const course = item.courses.find(({ id }) => id === visit.course_id);
  return {
    course_id: course?.id ?? 0,
    package_id: item.id,
    course_type: course?.fields.type ?? item.type,
    package_relation_id: course ? relationIdOf(item.id, course.id) : 0,
    course_name: course?.fields.title?.[language] ?? '',
    package_name: item.fields.title?.[language] ?? '',
    time: secondsOf(visit.visited_at),
  };
}
