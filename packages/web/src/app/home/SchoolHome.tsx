import type { UserInfo } from '@ninefold/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { courseQueries } from '#features/courses/courses.queries.ts';
import { PackageBrowser } from '#features/courses/packages/PackageBrowser.tsx';
import { SchoolPackages } from '#features/courses/packages/SchoolPackages.tsx';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { JoinSchool } from '#features/organisation/enter/JoinSchool.tsx';
import { OrganisationHome } from '#features/organisation/OrganisationHome.tsx';
import { FirstSteps } from './bare/FirstSteps.tsx';
import { FirstTest } from './bare/FirstTest.tsx';
import { useGreeting } from './greeting/useGreeting.ts';
import { LazyContinue } from './LazyCourses.tsx';
import { LazyToday } from './LazyPlan.tsx';
import { LazyNews } from './news/LazyNews.tsx';
import { useOpenPlanner } from './useOpenPlanner.ts';

/** The home of a school, with its courses and what the learner does today. */
export function SchoolHome({ me, choice }: { me: UserInfo; choice: PackageChoice }) {
  const greeting = useGreeting(me);
  const openPlanner = useOpenPlanner();
  const chosen = choice.packageId !== undefined;
  const last = useQuery(courseQueries.lastLearned()).data;
  if (choice.org) return <JoinSchool code={choice.org} />;
  const planned = me.is_done_learning_plan === 1;
  return (
    <>
      <LazyNews me={me} />
      <OrganisationHome
        greeting={greeting}
        today={
          planned ? (
            <LazyToday onAdjust={openPlanner} firstTest={<FirstTest />} />
          ) : (
            <FirstSteps tested={false} onPastScores={openPlanner} />
          )
        }
        nextLesson={last?.course_id ? <LazyContinue courseId={last.course_id} packageId={last.package_id} /> : null}
        courses={<SchoolPackages />}
        chosenPackage={chosen ? <PackageBrowser choice={choice} /> : null}
      />
    </>
  );
}
