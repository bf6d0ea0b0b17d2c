import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ChosenCourse.module.css';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseTrouble, OffShelf } from './CourseTrouble.tsx';
import { courseMessages } from './courses.messages.ts';
import type { PackageChoice, usePackages } from './packages/usePackages.ts';

type ChosenCourseProps = { found: ReturnType<typeof usePackages>; choice: PackageChoice };

/** The chosen course; where a package has several, the learner can switch between them. */
export function ChosenCourse({ found, choice }: ChosenCourseProps) {
  const t = useText(courseMessages);
  const navigate = useNavigate();
  const { courses, info, packageId } = found;
  const trouble = courses.error ?? info.error;
  if (trouble) {
    const asked = courses.error ? courses : info;
    return <CourseTrouble error={trouble} onRetry={() => asked.refetch()} retrying={asked.isFetching} />;
  }
  // A package without courses has just been emptied.
  if (courses.data?.length === 0) return <OffShelf />;
  if (!courses.data || !info.data) return <LoadingRows rows={8} rowHeight={52} />;

  const choose = (courseId: string) => {
    const course = courses.data.find(({ id }) => String(id) === courseId);
    if (!course || !packageId) return;
    const { typeId } = choice;
    const search = { packageId, courseId: course.id, relationId: course.relation_id, ...(typeId && { typeId }) };
    void navigate({ to: '/', search, resetScroll: false });
  };
  return (
    <CourseDetail info={info.data}>
      {courses.data.length > 1 && (
        <div className={styles.courses}>
          <Tabs
            label={t('courses')}
            look="line"
            tabs={courses.data.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(info.data.id)}
            onChange={choose}
          />
        </div>
      )}
    </CourseDetail>
  );
}
