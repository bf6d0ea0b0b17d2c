import type { UserInfo } from '@ninefold/contract/identity';
import { isOwned } from '@ninefold/core/courses/courses';
import { secondsOf } from '@ninefold/core/time/seconds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CourseDetail } from '#features/courses/CourseDetail.tsx';
import { CourseTrouble } from '#features/courses/CourseTrouble.tsx';
import { courseQueries } from '#features/courses/courses.queries.ts';
import { CourseWaiting } from '#features/courses/Waiting.tsx';
import { memberSkills } from '#session/memberships.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { HomeWaiting } from '../HomeWaiting.tsx';
import { PackageHome } from '../PackageHome.tsx';
import { PersonalHome } from '../PersonalHome.tsx';

// Exported from here so that it is in the same chunk: a file of its own would be one more request for everybody.
export { preloadCourse } from '../preload-home.ts';

/**
 * `/course/{courseId?}`: the personal home with all lessons of a course; without an id the one learnt last, else the
 * first that the learner owns, else the packages to choose from.
 */
export function CoursePage() {
  const { courseId } = useParams({ from: '/course/{-$courseId}' });
  const { data: me } = useQuery(sessionQueries.me());
  const last = useQuery({ ...courseQueries.lastLearned(), enabled: courseId === undefined });
  if (!me || (courseId === undefined && last.isPending)) return <HomeWaiting />;
  if (courseId !== undefined) return <HomeOfCourse me={me} courseId={courseId} packageId={undefined} />;
  if (last.data?.course_id)
    return <HomeOfCourse me={me} courseId={last.data.course_id} packageId={last.data.package_id} />;
  return <HomeOfOwned me={me} />;
}

type HomeOfCourseProps = { me: UserInfo; courseId: number; packageId: number | undefined };

function HomeOfCourse({ me, courseId, packageId }: HomeOfCourseProps) {
  const { data, error, refetch, isFetching } = useQuery(courseQueries.info(courseId, packageId));
  const course = error ? (
    <CourseTrouble error={error} onRetry={() => refetch()} retrying={isFetching} />
  ) : data ? (
    <CourseDetail info={data} kind="soft" />
  ) : (
    <CourseWaiting />
  );
  return <PersonalHome me={me} course={course} />;
}

function HomeOfOwned({ me }: { me: UserInfo }) {
  const packages = useQuery(courseQueries.packages(0));
  const vip = memberSkills(me, secondsOf(Date.now()));
  const owned = packages.data?.find((item) => isOwned(item, vip));
  const courses = useQuery({ ...courseQueries.courses(owned?.id ?? 0), enabled: owned !== undefined });
  const [first] = courses.data ?? [];
  if (packages.isPending || (owned && courses.isPending)) return <HomeWaiting />;
  if (owned && first) return <HomeOfCourse me={me} courseId={first.id} packageId={owned.id} />;
  return <PackageHome me={me} choice={{}} chosen />;
}
