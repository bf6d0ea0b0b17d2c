import type { Notice } from '@ninefold/contract/organisation';
import { useText } from '#i18n/useText.ts';
import styles from './NextDay.module.css';
import { organisationMessages } from './organisation.messages.ts';

const DAY_MS = 86_400_000;

/** The next day that a notice is about, counted down to. */
export function NextDay({ notice }: { notice: Notice }) {
  const t = useText(organisationMessages);
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const days = Math.round((new Date(`${notice.day}T00:00:00`).getTime() - midnight.getTime()) / DAY_MS);
  return (
    <div className={styles.next}>
      <p className={styles.days}>{days > 0 ? t('inDays', { days }) : t('today')}</p>
      <p className={styles.what}>{notice.title}</p>
    </div>
  );
}
