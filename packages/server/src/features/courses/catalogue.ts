import type { Course } from '@ninefold/content/schema/course';
import type { Lesson } from '@ninefold/content/schema/lesson';
import type { Package } from '@ninefold/content/schema/package';
import { packageType } from '@ninefold/core/courses/courses';
import type { Content, ShelfItem } from '#features/content/content.service.ts';
import type { Settings } from '#settings.ts';

type LessonFields = Pick<Lesson, 'title' | 'lesson' | 'minutes' | 'access'>;
type CourseFields = Pick<Course, 'title' | 'summary' | 'type' | 'access' | 'units'>;
type PackageFields = Pick<Package, 'title' | 'summary' | 'from' | 'to' | 'access' | 'courses'>;

export type ShelfLesson = ShelfItem<LessonFields>;
type CourseItem = ShelfItem<CourseFields>;
type PackageItem = ShelfItem<PackageFields>;

export type ShelfCourse = CourseItem & {
  units: { title: Course['units'][number]['title']; lessons: ShelfLesson[] }[];
  lessons: ShelfLesson[];
};
export type ShelfPackage = PackageItem & { type: number; courses: ShelfCourse[] };

/**
 * Everything on the shelf for the learners of one organisation, or of none. What points at something that is not on
 * the shelf loses that pointer; what is then empty is not on the shelf either.
 */
export async function catalogue(
  content: Content,
  settings: Settings,
  organisationId: number | null,
): Promise<ShelfPackage[]> {
  const shelf = <Fields>(kind: 'lesson' | 'course' | 'package', fields: readonly (keyof Fields & string)[]) =>
    content.onShelf<Fields>(kind, fields, settings, organisationId);

  const lessons = byName(await shelf<LessonFields>('lesson', ['title', 'lesson', 'minutes', 'access']));
  const courses = await shelf<CourseFields>('course', ['title', 'summary', 'type', 'access', 'units']);
  const taught = byName(courses.map((course) => withLessons(course, lessons)));
  const packages = await shelf<PackageFields>('package', ['title', 'summary', 'from', 'to', 'access', 'courses']);
  return packages
    .map((item) => withCourses(item, taught))
    .filter((item) => item.courses.length > 0)
    .sort((a, b) => Number(b.organisationId !== null) - Number(a.organisationId !== null) || a.id - b.id);
}

type Named = { pack: string; slug: string };
const byName = <T extends Named>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [`${item.pack}/${item.slug}`, item]));

/** An id of the same pack, or `pack/id`. */
const find = <T extends Named>(items: ReadonlyMap<string, T>, from: Named, ref: string): T[] => {
  const found = items.get(ref.includes('/') ? ref : `${from.pack}/${ref}`);
  return found ? [found] : [];
};

function withLessons(course: CourseItem, lessons: ReadonlyMap<string, ShelfLesson>): ShelfCourse {
  const units = (course.fields.units ?? [])
    .map((unit) => ({ title: unit.title, lessons: unit.lessons.flatMap((ref) => find(lessons, course, ref)) }))
    .filter((unit) => unit.lessons.length > 0);
  return { ...course, units, lessons: units.flatMap((unit) => unit.lessons) };
}

function withCourses(item: PackageItem, courses: ReadonlyMap<string, ShelfCourse>): ShelfPackage {
  const own = (item.fields.courses ?? [])
    .flatMap((ref) => find(courses, item, ref))
    .filter((course) => course.lessons.length > 0);
  return { ...item, courses: own, type: packageType(own.map((course) => course.fields.type ?? 0)) };
}
