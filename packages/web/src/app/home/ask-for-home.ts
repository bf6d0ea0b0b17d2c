import { courseQueries } from '#features/courses/courses.queries.ts';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';
import { queryClient } from '#lib/query-client.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { knownAccount } from '#session/known-account.ts';
import { Landing } from './lazy-homes.ts';

/** Asks which home it will be while its code is still loading. */
export function askForHome(): void {
  if (!hasCookie(SESSION_COOKIE)) return;
  void queryClient.prefetchQuery(courseQueries.lastLearned());
  // Nobody has logged in here, so it will be the landing page: its code and its shelves need not wait for one another.
  if (knownAccount.exists()) return;
  Landing.preload().catch(() => {});
  void queryClient.prefetchQuery(practiceQueries.firstSet(readingPapers));
  void queryClient.prefetchQuery(practiceQueries.firstSet(listeningPapers));
  void queryClient.prefetchQuery(courseQueries.packages(0));
}
