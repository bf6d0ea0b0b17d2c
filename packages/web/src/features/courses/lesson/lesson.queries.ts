import type { Lesson } from '@ninefold/contract/courses/lesson';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { reportError } from '#lib/report-error.ts';
import { courseQueries, isOffShelf } from '../courses.queries.ts';

export type Where = { courseId: number; lessonId: number; preview: boolean };

export const lessonQueries = {
  /** Asked for once a visit: what is being learnt must not change under the learner's eyes. */
  lesson: ({ courseId, lessonId, preview }: Where) =>
    queryOptions({
      queryKey: ['course', 'lesson', courseId, lessonId, preview],
      queryFn: () => getLesson(courseId, lessonId, preview),
      staleTime: 30_000,
      gcTime: 30_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

/** While the pointer rests on its link. The lesson is begun by the place that the page tells as soon as it is open. */
export const lessonAhead = ({ courseId, lessonId, preview }: Where) => ({
  ...lessonQueries.lesson({ courseId, lessonId, preview }),
  queryFn: () => getLesson(courseId, lessonId, preview, true),
});

/** A course that is gone is reported to the operator's log and counted: somebody still links to it. */
async function getLesson(courseId: number, lessonId: number, preview: boolean, ahead = false): Promise<Lesson> {
  const wanted = { course_id: courseId, lesson_id: lessonId, preview, ahead };
  return api.course.getLesson(wanted).catch((error: unknown) => {
    if (isOffShelf(error)) {
      reportError('error', new Error(`course ${courseId} has been taken off the shelf`));
      api.common.track({ event: 'course_missing', target: String(courseId) }).catch(() => {});
    }
    throw error;
  });
}

/** The course, its card and its package tell how far the learner is: after a lesson they are asked again. */
export function refetchCourses(client: QueryClient, courseId: number): void {
  void client.invalidateQueries({ queryKey: ['course'], predicate: ({ queryKey }) => queryKey[1] !== 'lesson' });
  void client.invalidateQueries({ queryKey: courseQueries.info(courseId, undefined).queryKey });
}
