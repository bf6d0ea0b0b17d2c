import type { CoursePackage } from '@ninefold/contract/courses';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandStair } from '#ui/band/BandStair.tsx';
import { Card } from '#ui/Card.tsx';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './CourseDetail.module.css';
import { CourseFacts } from './CourseFacts.tsx';
import type { CourseInfo } from './course-info.ts';
import { courseMessages } from './courses.messages.ts';
import { useSaveLastLearned } from './courses.queries.ts';
import { GoOn } from './GoOn.tsx';
import { LessonRow } from './LessonRow.tsx';
import { skillOfType } from './packages/course-types.ts';

type CourseDetailProps = {
  info: CourseInfo;
  /** The package as the list has it, with the progress through all its courses. */
  of?: CoursePackage | undefined;
  /** Between the head and the lessons: the courses of the package. Without them the course is only named there. */
  children?: ReactNode;
  /** Soft where something else is the page's one filled button. */
  kind?: 'primary' | 'soft';
};

/** A package: from band to band, the learner's progress, and the lessons of one of its courses in order. */
export function CourseDetail({ info, of, children, kind = 'primary' }: CourseDetailProps) {
  const t = useText(courseMessages);
  const save = useSaveLastLearned();
  const remember = () => save.mutate({ package_id: info.package_id, course_id: info.id });
  return (
    <Card padding="none" className={styles.card} aria-labelledby="course">
      <Head info={info} of={of} goOn={<GoOn info={info} kind={kind} onOpen={remember} />} />
      {children ?? <p className={styles.course}>{info.name}</p>}
      {info.units.map((unit) => (
        <section key={unit.name} aria-label={unit.name}>
          {info.units.length > 1 && <h3 className={styles.unit}>{unit.name}</h3>}
          <ol aria-label={t('units')}>
            {unit.lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} courseId={info.id} typeId={info.type_id} onOpen={remember} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}

type HeadProps = Pick<CourseDetailProps, 'info' | 'of'> & { goOn: ReactNode };

/** The package is the title; its courses come below. */
function Head({ info, of, goOn }: HeadProps) {
  const t = useText(courseMessages);
  const skill = skillOfType(of?.type_id ?? info.type_id);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="line" icon={skill && <SkillIcon skill={skill} size={14} />}>
            {t(skill ?? 'starter')}
          </Tag>
          {info.access !== 'free' && <Tag tone="line">{t(info.access)}</Tag>}
        </div>
        <h2 id="course" className={styles.title}>
          {info.package_name}
        </h2>
        <p className={styles.summary}>{info.package_summary || info.summary}</p>
        <CourseFacts of={of ?? info} />
      </div>
      <div className={styles.side}>
        {info.to !== null && (
          <BandStair score={info.from} target={info.to} width={126} height={46} subject={info.package_name} />
        )}
        {goOn}
      </div>
    </div>
  );
}
