import type { CoursePackage } from '@ninefold/contract/courses';
import { useQuery } from '@tanstack/react-query';
import { courseQueries } from '../courses.queries.ts';

/** What is chosen in the address. */
export type PackageChoice = {
  typeId?: number | undefined;
  packageId?: number | undefined;
  courseId?: number | undefined;
  relationId?: number | undefined;
  /** The code of a school's link. */
  org?: string | undefined;
};

/** The choice in the address, else what was learnt last, else the first of the list. */
export function usePackages(choice: PackageChoice) {
  const last = useQuery(courseQueries.lastLearned()).data;
  const types = useQuery(courseQueries.types());
  const packages = useQuery(courseQueries.packages(choice.typeId ?? 0));
  const chosen = choice.packageId ?? known(last?.package_id, packages.data) ?? packages.data?.[0]?.id;
  const courses = useQuery({ ...courseQueries.courses(chosen ?? 0), enabled: chosen !== undefined });
  const lastCourse = last?.package_id === chosen ? last?.course_id : undefined;
  const courseId = choice.courseId ?? courses.data?.find(({ id }) => id === lastCourse)?.id ?? courses.data?.[0]?.id;
  const info = useQuery({ ...courseQueries.info(courseId ?? 0, chosen), enabled: courseId !== undefined });
  return { last, types, packages, packageId: chosen, courses, courseId, info };
}

/** A package of another type is not on the list and cannot be chosen in it. */
function known(packageId: number | undefined, list: readonly CoursePackage[] | undefined): number | undefined {
  return list?.find(({ id }) => id === packageId)?.id;
}
