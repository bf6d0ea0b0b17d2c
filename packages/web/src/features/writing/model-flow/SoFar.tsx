import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { studyMessages } from '../study/study.messages.ts';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import type { Flow } from './flow-state.ts';

/** The result so far, and what is missing. */
export function SoFar({ flow }: { flow: Flow }) {
  const t = useText(flowMessages);
  const study = useText(studyMessages);
  const sides = [...new Set(flow.reasons.map(({ side }) => side))];
  const groups = sides.map((side) => flow.reasons.filter((one) => one.side === side).map(({ text }) => text));
  const missing = flow.position === '' ? 'missingPosition' : flow.reasons.length < 2 ? 'missingReasons' : null;
  return (
    <aside className={styles.aside}>
      <Card>
        <small className={styles.soft}>{study('prompt')}</small>
        <p className={styles.subject} lang="en">
          {flow.subject}
        </p>
      </Card>
      <Card>
        <h2 className={styles.asideHead}>{t('willBe')}</h2>
        <dl className={styles.outline}>
          <dt>{study('role_introduction')}</dt>
          <dd>{flow.position || '–'}</dd>
          {groups.map((texts, at) => (
            <div key={texts.join()} className={styles.outlineRow}>
              <dt>{study('bodyNumber', { n: at + 1 })}</dt>
              <dd>{texts.join(' · ')}</dd>
            </div>
          ))}
          <dt>{study('role_conclusion')}</dt>
          <dd>{flow.position || '–'}</dd>
        </dl>
        {missing && (
          <p className={styles.missing}>
            <Icon of={IconAlertTriangle} size={18} /> {t(missing)}
          </p>
        )}
      </Card>
    </aside>
  );
}
