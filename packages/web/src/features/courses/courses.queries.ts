import { ApiError } from '@ninefold/contract/client';
import type { LastLearned } from '@ninefold/contract/courses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { reportError, reportSilentRefusal } from '#lib/report-error.ts';

export const courseQueries = {
  lastLearned: () => queryOptions({ queryKey: ['course', 'last'], queryFn: () => api.course.getLastLearned() }),
  types: () =>
    queryOptions({ queryKey: ['course', 'types'], queryFn: () => api.course.getTypeList(), staleTime: 5 * 60_000 }),
  /** 0 asks for all types. */
  packages: (typeId: number) =>
    queryOptions({
      queryKey: ['course', 'packages', typeId],
      queryFn: () => api.course.getPackageList({ type_id: typeId }).then(({ list }) => list),
    }),
  courses: (packageId: number) =>
    queryOptions({
      queryKey: ['course', 'courses', packageId],
      queryFn: () => api.course.getCourseList({ package_id: packageId }).then(({ list }) => list),
    }),
  info: (id: number, packageId: number | undefined) =>
    queryOptions({ queryKey: ['course', 'info', id, packageId ?? 0], queryFn: () => courseInfo(id, packageId) }),
};

/** A course that is gone is reported to the operator's log and counted: somebody still links to it. */
async function courseInfo(id: number, packageId: number | undefined) {
  return api.course.getInfo({ id, ...(packageId && { packageId }) }).catch((error: unknown) => {
    if (isOffShelf(error)) {
      reportError('error', new Error(`course ${id} has been taken off the shelf`));
      api.common.track({ event: 'course_missing', target: String(id) }).catch(() => {});
    } else reportError('error', error);
    throw error;
  });
}

export const isOffShelf = (error: unknown): boolean => error instanceof ApiError && error.error === 'course_off_shelf';

/** Remembers what was opened. A failure is not shown: it costs the learner one press on the next visit. */
export function useSaveLastLearned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (opened: { package_id: number; course_id?: number }) => api.course.saveLastLearned(opened),
    onSuccess: (last: LastLearned) => client.setQueryData(courseQueries.lastLearned().queryKey, last),
    onError: reportSilentRefusal,
  });
}
