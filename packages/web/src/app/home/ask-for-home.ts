import { courseQueries } from '#features/courses/courses.queries.ts';
import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';
import { queryClient } from '#lib/query-client.ts';
import { knownAccount } from '#session/known-account.ts';

/** Which home it will be is asked while its code is still on its way. */
export function askForHome(): void {
  if (!hasCookie(SESSION_COOKIE)) return;
  void queryClient.prefetchQuery(courseQueries.lastLearned());
  // Nobody has logged in here: it will be the shelf, whose questions each wait for the answer to the one before.
  if (!knownAccount.exists()) askForShelf().catch(() => {});
}

async function askForShelf(): Promise<void> {
  void queryClient.prefetchQuery(courseQueries.types());
  const [first] = await queryClient.query(courseQueries.packages(0));
  if (!first) return;
  const [course] = await queryClient.query(courseQueries.courses(first.id));
  if (course) await queryClient.query(courseQueries.info(course.id, first.id));
}
