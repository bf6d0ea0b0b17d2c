import type { UserInfo } from '@ninefold/contract/identity';
import { homeOf } from '@ninefold/core/courses/home';
import { courseQueries } from '#features/courses/courses.queries.ts';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { queryClient } from '#lib/query-client.ts';
import { ContinueCard } from './LazyCourses.tsx';
import { PlanInvite, PlanOnHome } from './LazyPlan.tsx';
import { Landing, LearnerHome, SchoolHome } from './lazy-homes.ts';
import { meetsForTheFirstTime } from './meets-for-the-first-time.ts';

/**
 * Preloads the parts of `/` that only some learners see. Waits for those that contain the heading; the others are only
 * started.
 */
export async function preloadHome(me: UserInfo): Promise<void> {
  const last = queryClient.getQueryData(courseQueries.lastLearned().queryKey);
  const home = homeOf({
    organisationCookie: hasCookie(ORGANISATION_COOKIE),
    lastLearnedCourse: Boolean(last?.course_id),
  });
  if (home === 'organisation') {
    await SchoolHome.preload();
    return;
  }
  if (home === 'personal') begin(ContinueCard);
  if (home === 'package' && meetsForTheFirstTime(me)) {
    await Landing.preload();
    return;
  }
  await Promise.all([LearnerHome.preload(), preloadCourse(me)]);
}

/** The same for `/course`, which shows the plan to everybody, learners of a school included. */
export async function preloadCourse(me: UserInfo): Promise<void> {
  if (me.is_done_learning_plan === 1) await PlanOnHome.preload();
  else begin(PlanInvite);
}

/** A part that fails to load now is asked for again where it is shown. */
const begin = (part: { preload(): Promise<unknown> }): void => void part.preload().catch(() => {});
