import type { UserInfo } from '@ninefold/contract/student';
import { homeOf } from '@ninefold/core/home';
import { courseQueries } from '../../features/courses/courses.queries.ts';
import { hasCookie, ORGANISATION_COOKIE } from '../../lib/cookies.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ContinueCard, OrganisationHome } from './LazyCourses.tsx';
import { PlanInvite, PlanOnHome } from './LazyPlan.tsx';

/** The parts of home that only some learners see: fetched with the page once it is known who asks. */
export async function fetchHome(me: UserInfo): Promise<void> {
  const last = queryClient.getQueryData(courseQueries.lastLearned().queryKey);
  const home = homeOf({
    organisationCookie: hasCookie(ORGANISATION_COOKIE),
    lastLearnedCourse: Boolean(last?.course_id),
  });
  const planned = me.is_done_learning_plan === 1;
  const parts = home === 'organisation' ? [OrganisationHome] : [planned ? PlanOnHome : PlanInvite];
  await Promise.all([...parts, ...(home === 'personal' ? [ContinueCard] : [])].map((part) => part.fetch()));
}
