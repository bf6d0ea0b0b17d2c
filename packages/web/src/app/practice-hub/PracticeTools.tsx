import { IconCalculator, IconChevronRight, IconTarget } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './PracticeAreas.module.css';
import { practiceMessages } from './practice.messages.ts';

const TOOLS = [
  { to: '/ielts-planner', icon: IconTarget, name: 'planner', desc: 'plannerDesc' },
  { to: '/ielts-calculator', icon: IconCalculator, name: 'calculator', desc: 'calculatorDesc' },
] as const;

/** Tools that help with practice. The menu does not list them, so the hub does. */
export function PracticeTools() {
  const t = useText(practiceMessages);
  return (
    <Card padding="none" aria-labelledby="tools">
      <h2 id="tools" className={styles.head}>
        {t('tools')}
      </h2>
      <ul className={styles.list}>
        {TOOLS.map(({ to, icon, name, desc }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.row}>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.desc}>{t(desc)}</span>
              </span>
              <Icon of={IconChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
