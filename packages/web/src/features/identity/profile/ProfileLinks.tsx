import type { VisibleAction } from '@ninefold/core/identity/visible-actions';
import { isOpen } from '@ninefold/core/open-pages';
import {
  IconChartHistogram,
  IconChevronRight,
  IconCoins,
  IconDatabaseExport,
  IconHistory,
  IconListCheck,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { type Destination, Link } from '#navigation/link.tsx';
import { useVisibleActions } from '#session/permissions.ts';
import { Card } from '#ui/Card.tsx';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

type Row = {
  label: 'personal' | 'points' | 'taskCenter' | 'learningData' | 'history' | 'myData' | 'admin';
  icon: IconDrawing;
  link: Destination & { to: string };
  /** Whoever may not do this does not see the row. */
  needs?: VisibleAction;
};

const ROWS: readonly Row[] = [
  { label: 'personal', icon: IconUser, link: { to: '/profile/personal' } },
  { label: 'points', icon: IconCoins, link: { to: '/profile/points' }, needs: 'points.view' },
  { label: 'taskCenter', icon: IconListCheck, link: { to: '/task-center' }, needs: 'task.sign_in' },
  { label: 'learningData', icon: IconChartHistogram, link: { to: '/learnin_data' } },
  { label: 'history', icon: IconHistory, link: { to: '/records' } },
  { label: 'myData', icon: IconDatabaseExport, link: { to: '/profile/data' }, needs: 'points.view' },
  { label: 'admin', icon: IconSettings, link: { to: '/admin/$', params: { _splat: 'people' } }, needs: 'users.manage' },
];

/** Operators have neither coins nor tasks, so they see no link to them. */
export function ProfileLinks() {
  const t = useText(profileMessages);
  const shows = useVisibleActions();
  const rows = ROWS.filter(({ needs }) => !needs || shows(needs));
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
              {!isOpen(link.to) && <Tag tone="line">{t('soon')}</Tag>}
              <Icon of={IconChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
