import type { AssessedReport } from '@ninefold/contract/writing/report';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { useBoth } from '../report/useBoth.ts';
import styles from './Sections.module.css';

/** Ideas of the pack for what was left out or is thin. An own question has none. */
export function Ideas({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  if (report.ideas.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="ideas">
      <CardHead id="ideas" title={t('ideas')} />
      <ul className={styles.rows}>
        {report.ideas.map(({ idea, because, example }) => (
          <li key={idea.en} className={styles.row}>
            <div className={styles.rowWords}>
              <b>{own(idea)}</b>
              {because && <p>{own(because)}</p>}
              {example && <p>{own(example)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
