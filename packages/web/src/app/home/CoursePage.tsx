import type { UserInfo } from '@ninefold/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CourseDetail } from '#features/courses/CourseDetail.tsx';
import { CourseTrouble } from '#features/courses/CourseTrouble.tsx';
import { courseQueries } from '#features/courses/courses.queries.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { PackageHome } from './PackageHome.tsx';
import { PersonalHome } from './PersonalHome.tsx';

// Exported from here so that it is in the same chunk: a file of its own would be one more request for everybody.
export { preloadCourse } from './preload-home.ts';

/**
 * `/course/{courseId?}`: the personal home with all lessons of a course; without an id the one learnt last, else one
 * that was begun.
 */
export function CoursePage() {
  const { courseId } = useParams({ from: '/course/{-$courseId}' });
  const { data: me } = useQuery(sessionQueries.me());
  const last = useQuery({ ...courseQueries.lastLearned(), enabled: courseId === undefined });
  if (!me || (courseId === undefined && last.isPending)) return <LoadingRows rows={6} rowHeight={72} />;
  if (courseId !== undefined) return <HomeOfCourse me={me} courseId={courseId} packageId={undefined} />;
  if (last.data?.course_id)
    return <HomeOfCourse me={me} courseId={last.data.course_id} packageId={last.data.package_id} />;
  return <HomeOfBegun me={me} />;
}

type HomeOfCourseProps = { me: UserInfo; courseId: number; packageId: number | undefined };

function HomeOfCourse({ me, courseId, packageId }: HomeOfCourseProps) {
  const { data, error, refetch, isFetching } = useQuery(courseQueries.info(courseId, packageId));
  const course = error ? (
    <CourseTrouble error={error} onRetry={() => refetch()} retrying={isFetching} />
  ) : data ? (
    <CourseDetail info={data} />
  ) : (
    <Card>
      <LoadingRows rows={6} rowHeight={52} />
    </Card>
  );
  return <PersonalHome me={me} course={course} />;
}

/** The first course of a package that the learner has begun; without one, the learner chooses a package. */
function HomeOfBegun({ me }: { me: UserInfo }) {
  const packages = useQuery(courseQueries.packages(0));
  const begun = packages.data?.find(({ last_time }) => last_time > 0);
  const courses = useQuery({ ...courseQueries.courses(begun?.id ?? 0), enabled: begun !== undefined });
  const [first] = courses.data ?? [];
  if (packages.isPending || (begun && courses.isPending)) return <LoadingRows rows={6} rowHeight={72} />;
  if (begun && first) return <HomeOfCourse me={me} courseId={first.id} packageId={begun.id} />;
  return <PackageHome me={me} choice={{}} chosen />;
}
