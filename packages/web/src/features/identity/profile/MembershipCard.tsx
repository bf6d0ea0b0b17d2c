import type { UserInfo } from '@ninefold/contract/identity';
import { secondsOf } from '@ninefold/core/time/seconds';
import { IconChevronRight, IconCrown } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { memberships } from '#session/memberships.ts';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

export function MembershipCard({ me }: { me: UserInfo }) {
  const t = useText(profileMessages);
  const format = useFormat();
  return (
    <Card padding="none" aria-label={t('memberships')}>
      <h2 className={styles.heading}>{t('memberships')}</h2>
      <dl>
        {memberships(me, secondsOf(Date.now())).map((held) => (
          <div key={held.skill} className={styles.row}>
            <dt className={styles.rowLabel}>{t(held.skill)}</dt>
            <dd className={held.state === 'active' ? styles.held : styles.quiet}>
              {held.state === 'none' && t('notBought')}
              {held.state === 'active' && t('activeUntil', { date: format.date(held.until) })}
              {held.state === 'ended' && t('endedOn', { date: format.date(held.until) })}
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/profile/vip" className={cx(styles.row, styles.lastRow)}>
        <span className={styles.rowIcon}>
          <Icon of={IconCrown} size={18} />
        </span>
        <span className={styles.rowLabel}>{t('buyMembership')}</span>
        <Icon of={IconChevronRight} size={18} />
      </Link>
    </Card>
  );
}
