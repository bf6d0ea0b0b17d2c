import { secondsOf } from '@ninefold/core/time/seconds';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import styles from './CourseDetail.module.css';
import type { CourseInfo } from './course-info.ts';
import { courseMessages } from './courses.messages.ts';

type CourseFactsProps = { of: Pick<CourseInfo, 'from' | 'to' | 'lessons' | 'minutes' | 'done' | 'last_time'> };

/** For whom, how long, how far, and when last: of a package, or of the one course that is shown. */
export function CourseFacts({ of: { from, to, lessons: count, minutes, done, last_time } }: CourseFactsProps) {
  const t = useText(courseMessages);
  const format = useFormat();
  const hours = Math.round(minutes / 30) / 2;
  return (
    <dl className={styles.facts}>
      {from !== null && to !== null && (
        <div>
          <dt>{t('suits')}</dt>
          <dd className={styles.promise}>
            <BandChip score={from} />
            <span aria-hidden="true">→</span>
            <BandChip score={to} />
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
