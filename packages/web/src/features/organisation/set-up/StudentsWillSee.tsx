import type { Managed } from '@ninefold/contract/organisation/staff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { OrganisationLogo } from '../OrganisationLogo.tsx';
import { staffQueries } from '../staff/staff.queries.ts';
import { setUpMessages } from './set-up.messages.ts';
import styles from './set-up.module.css';

const DAY_MS = 86_400_000;
const SHOWN = 3;

/** The head of the school's home as its students will have it, with what was typed so far. */
export function StudentsWillSee({ school, typed }: { school: Managed | null; typed: string }) {
  const t = useText(setUpMessages);
  const name = school?.name || typed.trim();
  const notices = useInfiniteQuery({ ...staffQueries.notices(school?.id ?? 0), enabled: school !== null });
  const list = notices.data?.pages[0]?.list ?? [];
  const daysTo = (day: string) => Math.ceil((Date.parse(day) - Date.now()) / DAY_MS);
  return (
    <Card aria-label={t('willSee')}>
      <h2 className={styles.title}>{t('willSee')}</h2>
      <div className={styles.seen}>
        <OrganisationLogo key={school?.logo} name={name || t('nameLater')} logo={school?.logo ?? ''} />
        <span className={name ? styles.school : styles.note}>{name || t('nameLater')}</span>
      </div>
      {list.length === 0 && <p className={styles.note}>{t('noNotice')}</p>}
      {list.slice(0, SHOWN).map((notice) => (
        <p key={notice.id} className={styles.notice}>
          <span>{notice.title}</span>
          {notice.day && daysTo(notice.day) >= 0 && (
            <span className={styles.note}>{t('days', { days: daysTo(notice.day) })}</span>
          )}
        </p>
      ))}
    </Card>
  );
}
