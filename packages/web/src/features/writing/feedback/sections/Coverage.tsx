import type { AssessedReport } from '@ninefold/contract/writing/report';
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { spotKey } from '../report/report-spots.ts';
import { useBoth } from '../report/useBoth.ts';
import styles from './Sections.module.css';

const LOOK = {
  answered: { icon: IconCircleCheck, look: styles.ok },
  unsure: { icon: IconHelpCircle, look: styles.warn },
  missing: { icon: IconCircleX, look: styles.danger },
} as const;

/** Each part of the question, and the sentence that answers it. "Missing" only where the examiner is sure. */
export function Coverage({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  if (report.coverage.length === 0 && report.keyFeatures.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="coverage">
      {report.coverage.length > 0 && <CardHead id="coverage" title={t('coverage')} />}
      <ul className={styles.rows}>
        {report.coverage.map(({ part, name, status, evidence, comment }, at) => (
          <li key={part} className={styles.row}>
            <span className={cx(styles.state, LOOK[status].look)}>
              <Icon of={LOOK[status].icon} size={18} />
              {t(status)}
            </span>
            <div className={styles.rowWords}>
              {name ? <b>{own(name)}</b> : <b lang="en">{part}</b>}
              <p>{own(comment)}</p>
              {evidence && <LightButton of={spotKey.part(at)}>{evidence.text}</LightButton>}
            </div>
          </li>
        ))}
      </ul>
      {report.keyFeatures.length > 0 && (
        <>
          <CardHead {...(report.coverage.length === 0 && { id: 'coverage' })} title={t('keyFeatures')} />
          <ul className={styles.rows}>
            {report.keyFeatures.map(({ text, must, found, evidence }, at) => (
              <li key={text.en} className={styles.row}>
                <span className={cx(styles.state, found ? styles.ok : styles.warn)}>
                  <Icon of={found ? IconCircleCheck : IconHelpCircle} size={18} />
                  {t(found ? 'found' : 'notFoundFeature')}
                </span>
                <div className={styles.rowWords}>
                  <p>
                    {own(text)} {must && <Tag tone="line">{t('must')}</Tag>}
                  </p>
                  {evidence && <LightButton of={spotKey.feature(at)}>{evidence.text}</LightButton>}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
