import { courseQueries } from '#features/courses/courses.queries.ts';
import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';
import { queryClient } from '#lib/query-client.ts';
import { knownAccount } from '#session/known-account.ts';

/** Asks which home it will be while its code is still loading. */
export function askForHome(): void {
  if (!hasCookie(SESSION_COOKIE)) return;
  void queryClient.prefetchQuery(courseQueries.lastLearned());
  // Nobody has logged in here, so it will be the list of packages, whose calls each need the answer to the one before.
  if (!knownAccount.exists()) askForPackages().catch(() => {});
}

async function askForPackages(): Promise<void> {
  void queryClient.prefetchQuery(courseQueries.types());
  const [first] = await queryClient.query(courseQueries.packages(0));
  if (!first) return;
  const [course] = await queryClient.query(courseQueries.courses(first.id));
  if (course) await queryClient.query(courseQueries.info(course.id, first.id));
}
