import type { LastLearned } from '@ninefold/contract/courses';
import type { UserInfo } from '@ninefold/contract/identity';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { LazyContinue } from './LazyCourses.tsx';
import { LazyNews } from './news/LazyNews.tsx';
import { PackageHome } from './PackageHome.tsx';
import { PersonalHome } from './PersonalHome.tsx';

type LearnerHomeProps = {
  me: UserInfo;
  home: 'personal' | 'package';
  choice: PackageChoice;
  chosen: boolean;
  last: LastLearned | null | undefined;
};

/** Everything but a guest's first visit and the home of a school. One download, because most learners see both. */
export function LearnerHome({ me, home, choice, chosen, last }: LearnerHomeProps) {
  const courseId = choice.courseId ?? last?.course_id ?? 0;
  const packageId = choice.courseId ? undefined : last?.package_id;
  return (
    <>
      <LazyNews me={me} />
      {home === 'package' ? (
        <PackageHome me={me} choice={choice} chosen={chosen} />
      ) : (
        <PersonalHome me={me} course={<LazyContinue courseId={courseId} packageId={packageId} />} />
      )}
    </>
  );
}
