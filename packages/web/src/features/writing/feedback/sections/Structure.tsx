import type { AssessedReport } from '@ninefold/contract/writing/report';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { spotKey } from '../report/report-spots.ts';
import { useBoth } from '../report/useBoth.ts';
import styles from './Sections.module.css';

/** The paragraphs as a map: what each is for, how long it is, and the sentence it turns on. */
export function Structure({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const longest = Math.max(1, ...report.structure.map(({ words }) => words));
  return (
    <Card padding="none" aria-labelledby="structure">
      <CardHead id="structure" title={t('structure')} />
      <ol className={styles.rows}>
        {report.structure.map(({ role, words, sentences, point, comment, start }, at) => (
          <li key={start} className={styles.row}>
            <div className={styles.role}>
              <b>{t(`role_${role}`)}</b>
              <span className={styles.quiet}>{t('wordsAndSentences', { words, sentences })}</span>
              <span className={styles.length} style={{ width: `${(words / longest) * 100}%` }} />
            </div>
            <div className={styles.rowWords}>
              <p>{own(comment)}</p>
              <LightButton of={spotKey.paragraph(at)}>{point.text}</LightButton>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
