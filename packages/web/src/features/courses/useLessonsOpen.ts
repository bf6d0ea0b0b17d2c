import { useIsOpen } from '#navigation/open-pages.ts';
import type { CourseInfo } from './course-info.ts';
import { lessonType } from './packages/course-types.ts';

/** Can the lessons of a course be opened in this version? Until then they are listed but not offered. */
export function useLessonsOpen(info: Pick<CourseInfo, 'id' | 'type_id' | 'units'>): boolean {
  const isOpen = useIsOpen();
  const [lesson] = info.units.flatMap((unit) => unit.lessons);
  return lesson === undefined || isOpen(`/lesson/${lessonType(info.type_id)}/${info.id}/${lesson.id}`);
}
