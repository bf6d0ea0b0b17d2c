import type { AssessedReport } from '@ninefold/contract/writing/report';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { spotKey } from '../report/report-spots.ts';
import { useBoth } from '../report/useBoth.ts';
import styles from './Sections.module.css';

/** Plain words with a more exact one, each at its place. */
export function Upgrades({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  if (report.upgrades.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="upgrades">
      <CardHead id="upgrades" title={t('upgrades')} />
      <ul className={styles.rows}>
        {report.upgrades.map(({ start, original, better, explanation }, at) => (
          <li key={start} className={styles.row}>
            <span className={styles.plain} lang="en">
              <LightButton of={spotKey.upgrade(at)}>{original}</LightButton>
            </span>
            <div className={styles.rowWords}>
              <p lang="en" className={styles.betterWords}>
                {better.join(' / ')}
              </p>
              <p>{own(explanation)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
