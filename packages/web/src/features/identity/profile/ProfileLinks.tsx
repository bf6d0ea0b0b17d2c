import type { Role } from '@ninefold/contract/identity';
import {
  IconChartHistogram,
  IconChevronRight,
  IconCoins,
  IconHistory,
  IconListCheck,
  IconUser,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { type Destination, Link } from '#navigation/link.tsx';
import { ownsCoins } from '#session/role.ts';
import { Card } from '#ui/Card.tsx';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

type Row = {
  label: 'personal' | 'points' | 'taskCenter' | 'learningData' | 'history';
  icon: IconDrawing;
  link: Destination;
  needsCoins?: true;
};

const ROWS: readonly Row[] = [
  { label: 'personal', icon: IconUser, link: { to: '/profile/personal' } },
  { label: 'points', icon: IconCoins, link: { to: '/profile/points' }, needsCoins: true },
  { label: 'taskCenter', icon: IconListCheck, link: { to: '/task-center' }, needsCoins: true },
  { label: 'learningData', icon: IconChartHistogram, link: { to: '/learnin_data' } },
  { label: 'history', icon: IconHistory, link: { to: '/history/$tab/$type', params: { tab: 'reading', type: 1 } } },
];

/** Operators have neither coins nor tasks, so they see no link to them. */
export function ProfileLinks({ role }: { role: Role }) {
  const t = useText(profileMessages);
  const rows = ROWS.filter((row) => !row.needsCoins || ownsCoins(role));
  return (
    <Card padding="none" aria-label={t('learning')}>
      <h2 className={styles.heading}>{t('learning')}</h2>
      <ul>
        {rows.map(({ label, icon, link }) => (
          <li key={label}>
            <Link {...link} className={styles.row}>
              <span className={styles.rowIcon}>
                <Icon of={icon} size={18} />
              </span>
              <span className={styles.rowLabel}>{t(label)}</span>
              <Icon of={IconChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
