import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './MistakesDue.module.css';
import { mistakesMessages } from './mistakes.messages.ts';
import { mistakesQueries } from './mistakes.queries.ts';

/** Ten minutes of the day's plan, on days on which something is due; ticked off when they are done. */
export function MistakesDue() {
  const t = useText(mistakesMessages);
  const { data } = useQuery(mistakesQueries.due());
  if (!data || (data.skills.length === 0 && data.done === 0)) return null;
  const isDone = data.skills.length === 0;
  return (
    <Link
      to={isDone ? '/mistakes' : '/mistakes/practice'}
      className={styles.due}
      data-mistakes-due={data.skills.length}
      data-done={isDone ? '' : undefined}
    >
      <span className={styles.box} aria-hidden="true">
        {isDone && <IconCheck size={13} stroke={3} />}
      </span>
      <span className={styles.words}>
        <b>{t('title')}</b>
        <span className={styles.note}>
          {isDone
            ? t('doneToday', { count: data.done })
            : t('todayCount', { count: data.skills.length, minutes: data.minutes })}
        </span>
      </span>
      {!isDone && <Icon of={IconChevronRight} size={18} />}
    </Link>
  );
}
