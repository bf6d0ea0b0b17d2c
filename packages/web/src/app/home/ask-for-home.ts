import { courseQueries } from '../../features/courses/courses.queries.ts';
import { hasCookie, SESSION_COOKIE } from '../../lib/cookies.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Which home it will be is asked while its code is still on its way. */
export function askForHome(): void {
  if (hasCookie(SESSION_COOKIE)) void queryClient.prefetchQuery(courseQueries.lastLearned());
}
