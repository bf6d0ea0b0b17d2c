import { ApiError } from '@ninefold/contract/client';
import { type Home, homeOf } from '@ninefold/core/courses/home';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { courseQueries } from '#features/courses/courses.queries.ts';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { useText } from '#i18n/useText.ts';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { homeMessages } from './home.messages.ts';
import { LazyContinue, LazySchoolHome } from './LazyCourses.tsx';
import { PackageHome } from './PackageHome.tsx';
import { PersonalHome } from './PersonalHome.tsx';

// Exported from here so that it is in the same chunk: a file of its own would be one more request for everybody.
export { preloadHome } from './preload-home.ts';

/** `/`: the home of a school, of a learner in a course, or of one who still chooses a package. */
export function HomePage() {
  const t = useText(homeMessages);
  const choice: PackageChoice = useSearch({ from: '/' });
  const last = useQuery(courseQueries.lastLearned());
  const { data: me, error, refetch, isFetching } = useQuery(sessionQueries.me());
  // `identity-guard.ts` deals with a visitor who is not known; after any other error the learner can try again.
  const failed = error instanceof ApiError && error.error !== 'not_logged_in';
  if (!me && failed && !isFetching) return <ErrorState title={t('failed')} onRetry={() => refetch()} />;
  if (!me || last.isPending) return <LoadingRows rows={6} rowHeight={72} />;

  const chosen = choice.typeId !== undefined || choice.packageId !== undefined;
  const courseId = choice.courseId ?? last.data?.course_id;
  const homes: Record<Home, () => ReactNode> = {
    organisation: () => <LazySchoolHome choice={choice} />,
    personal: () => (
      <PersonalHome
        me={me}
        course={
          <LazyContinue courseId={courseId ?? 0} packageId={choice.courseId ? undefined : last.data?.package_id} />
        }
      />
    ),
    package: () => <PackageHome me={me} choice={choice} chosen={chosen} />,
  };
  return homes[
    homeOf({
      organisationCookie: hasCookie(ORGANISATION_COOKIE),
      // The address comes first: a package chosen there is shown, whatever was learnt last.
      lastLearnedCourse: !chosen && Boolean(courseId),
    })
  ]();
}
