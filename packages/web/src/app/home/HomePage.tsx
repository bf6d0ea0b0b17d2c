import { ApiError } from '@ninefold/contract/client';
import { type Home, homeOf } from '@ninefold/core/courses/home';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { courseQueries } from '#features/courses/courses.queries.ts';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { useText } from '#i18n/useText.ts';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { HomeWaiting } from './HomeWaiting.tsx';
import { homeMessages } from './home.messages.ts';
import { Landing, LearnerHome, SchoolHome } from './lazy-homes.ts';
import { meetsForTheFirstTime } from './meets-for-the-first-time.ts';

// Exported from here so that it is in the same chunk: a file of its own would be one more request for everybody.
export { preloadHome } from './preload-home.ts';

/** `/`: the home of a school, of a learner in a course, of one who still chooses a package, or of a first visitor. */
export function HomePage() {
  const t = useText(homeMessages);
  const choice: PackageChoice = useSearch({ from: '/' });
  const last = useQuery(courseQueries.lastLearned());
  const { data: me, error, refetch, isFetching } = useQuery(sessionQueries.me());
  // `identity-guard.ts` deals with a visitor who is not known; after any other error the learner can try again.
  const failed = error instanceof ApiError && error.error !== 'not_logged_in';
  if (!me && failed && !isFetching) return <ErrorState title={t('failed')} error={error} onRetry={() => refetch()} />;
  // Only before the first answer: asked again after a failure it waits as well, and home would come and go.
  if (!me || (last.isPending && last.errorUpdateCount === 0)) return <HomeWaiting />;

  const chosen = choice.typeId !== undefined || choice.packageId !== undefined;
  const home = homeOf({
    organisationCookie: Boolean(choice.org) || hasCookie(ORGANISATION_COOKIE),
    // The address comes first: a package chosen there is shown, whatever was learnt last.
    lastLearnedCourse: !chosen && Boolean(choice.courseId ?? last.data?.course_id),
  });
  const ofLearner = { me, choice, chosen, last: last.data };
  const homes: Record<Home, () => ReactNode> = {
    organisation: () => <SchoolHome me={me} choice={choice} />,
    personal: () => <LearnerHome home="personal" {...ofLearner} />,
    package: () => (meetsForTheFirstTime(me) && !chosen ? <Landing /> : <LearnerHome home="package" {...ofLearner} />),
  };
  return <Suspense fallback={<HomeWaiting />}>{homes[home]()}</Suspense>;
}
