import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ChosenCourse.module.css';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseTrouble, OffShelf } from './CourseTrouble.tsx';
import { courseMessages } from './courses.messages.ts';
import type { PackageChoice, usePackages } from './packages/usePackages.ts';
import { CourseWaiting } from './Waiting.tsx';

type ChosenCourseProps = { found: ReturnType<typeof usePackages>; choice: PackageChoice; kind: 'primary' | 'soft' };

/** The chosen package with one of its courses; where it has several, the learner can switch between them. */
export function ChosenCourse({ found, choice, kind }: ChosenCourseProps) {
  const t = useText(courseMessages);
  const navigate = useNavigate();
  const { courses, info, packageId, packages } = found;
  const trouble = courses.error ?? info.error;
  if (trouble) {
    const asked = courses.error ? courses : info;
    return <CourseTrouble error={trouble} onRetry={() => asked.refetch()} retrying={asked.isFetching} />;
  }
  // A package without courses has just been emptied.
  if (courses.data?.length === 0) return <OffShelf />;
  if (!courses.data || !info.data) return <CourseWaiting />;

  const choose = (courseId: string) => {
    const course = courses.data.find(({ id }) => String(id) === courseId);
    if (!course || !packageId) return;
    const { typeId } = choice;
    const search = { packageId, courseId: course.id, relationId: course.relation_id, ...(typeId && { typeId }) };
    void navigate({ to: '/', search, resetScroll: false });
  };
  return (
    <CourseDetail info={info.data} of={packages.data?.find(({ id }) => id === packageId)} kind={kind}>
      {courses.data.length > 1 ? (
        <div className={styles.courses}>
          <Tabs
            label={t('courses')}
            look="line"
            tabs={courses.data.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(info.data.id)}
            onChange={choose}
          />
        </div>
      ) : undefined}
    </CourseDetail>
  );
}
