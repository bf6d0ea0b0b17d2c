import { secondsOf } from '@ninefold/core/time/seconds';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { BandStair } from '#ui/band/BandStair.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './CourseDetail.module.css';
import { type CourseInfo, nextLesson } from './course-info.ts';
import { courseMessages } from './courses.messages.ts';
import { useSaveLastLearned } from './courses.queries.ts';
import { LessonRow } from './LessonRow.tsx';
import { lessonType, skillOfType } from './packages/course-types.ts';

type CourseDetailProps = {
  info: CourseInfo;
  /** Between the head and the lessons: the other courses of the package. */
  children?: ReactNode;
};

/** A course: from band to band, the learner's progress, and the lessons in order. */
export function CourseDetail({ info, children }: CourseDetailProps) {
  const t = useText(courseMessages);
  const save = useSaveLastLearned();
  const remember = () => save.mutate({ package_id: info.package_id, course_id: info.id });
  return (
    <Card padding="none" className={styles.card} aria-labelledby="course">
      <Head info={info} onOpen={remember} />
      {children}
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

function Head({ info, onOpen }: { info: CourseInfo; onOpen: () => void }) {
  const t = useText(courseMessages);
  const skill = skillOfType(info.type_id);
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
          {info.name}
        </h2>
        <p className={styles.summary}>{info.summary || info.package_summary}</p>
        <Facts info={info} />
      </div>
      <div className={styles.side}>
        {info.to !== null && (
          <BandStair score={info.from} target={info.to} width={126} height={46} subject={info.name} />
        )}
        <GoOn info={info} onOpen={onOpen} />
      </div>
    </div>
  );
}

function Facts({ info }: { info: CourseInfo }) {
  const t = useText(courseMessages);
  const format = useFormat();
  const { lessons: count, minutes, done, last_time } = info;
  const hours = Math.round(minutes / 30) / 2;
  return (
    <dl className={styles.facts}>
      {info.from !== null && info.to !== null && (
        <div>
          <dt>{t('suits')}</dt>
          <dd className={styles.promise}>
            <BandChip score={info.from} />
            <span aria-hidden="true">→</span>
            <BandChip score={info.to} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('length')}</dt>
        <dd>{minutes >= 60 ? t('lengthHours', { count, hours }) : t('lengthMinutes', { count, minutes })}</dd>
      </div>
      <div>
        <dt>{t('learnt')}</dt>
        <dd>{t('learntOf', { done, all: count })}</dd>
      </div>
      <div>
        <dt>{t('lastTime')}</dt>
        <dd>{last_time ? format.timeAgo(last_time, secondsOf(Date.now())) : t('never')}</dd>
      </div>
    </dl>
  );
}

const LessonLink = linkAs(ButtonLink);

/** The card's only primary button: the next lesson. */
function GoOn({ info, onOpen }: { info: CourseInfo; onOpen: () => void }) {
  const t = useText(courseMessages);
  const lessons = info.units.flatMap((unit) => unit.lessons);
  const next = nextLesson(info) ?? lessons[0];
  if (!next) return null;
  const params = { type: lessonType(info.type_id), courseId: info.id, lessonId: next.id };
  const icon = <Icon of={IconPlayerPlay} size={18} />;
  if (next.status === 0) {
    return (
      <LessonLink to="/lesson-preview/$type/$courseId/$lessonId" params={params} kind="primary" leftIcon={icon}>
        {t('tryLesson')}
      </LessonLink>
    );
  }
  const words = next.status === 2 ? t('again') : info.done === 0 ? t('start') : t('goOn', { order: next.order });
  return (
    <LessonLink to="/lesson/$type/$courseId/$lessonId" params={params} kind="primary" leftIcon={icon} onClick={onOpen}>
      {words}
    </LessonLink>
  );
}
