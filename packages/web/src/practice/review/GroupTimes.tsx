import type { Result } from '@ninefold/contract/practice/result';
import { formatDuration } from '@ninefold/core/time/duration';
import { useText } from '#i18n/useText.ts';
import { useTypeName } from '../question-types/useTypeName.ts';
import styles from './Bars.module.css';
import { reviewMessages } from './review.messages.ts';

/** Where the time went, group by group. */
export function GroupTimes({ groups }: Pick<Result, 'groups'>) {
  const t = useText(reviewMessages);
  const nameOf = useTypeName();
  const longest = Math.max(1, ...groups.map(({ seconds }) => seconds));
  return (
    <ul className={styles.list}>
      {groups.map(({ paper_id, group, from, to, type, seconds }) => (
        <li key={`${paper_id}.${group}`} className={styles.row}>
          <span className={styles.name}>
            {from === to
              ? t('groupOne', { from, type: nameOf(type) })
              : t('groupName', { from, to, type: nameOf(type) })}
          </span>
          <span className={styles.track} aria-hidden="true">
            <i className={styles.fill} style={{ width: `${(100 * seconds) / longest}%` }} />
          </span>
          <span className={styles.figure}>{formatDuration(seconds)}</span>
        </li>
      ))}
    </ul>
  );
}
