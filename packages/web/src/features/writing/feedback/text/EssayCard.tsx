import type { Spot } from '@ninefold/core/writing/feedback/essay-pieces';
import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import styles from './EssayCard.module.css';
import { EssayText } from './EssayText.tsx';

type EssayCardProps = {
  question: string;
  text: string;
  spots: readonly Spot[];
  remarks: readonly EssayRemark[];
};

/** The essay under its question, with or without the corrections in it. */
export function EssayCard({ question, text, spots, remarks }: EssayCardProps) {
  const t = useText(feedbackMessages);
  const [showCorrections, setShowCorrections] = useState(true);
  const count = (tone: EssayRemark['tone']) => remarks.filter((remark) => remark.tone === tone).length;
  // That nothing was praised is no news: rules are sure of praise far less often than of a slip.
  const good = count('good');
  return (
    <Card padding="none" className={styles.card} aria-label={t('essay')}>
      <div className={styles.head}>
        <h2 className={styles.question} lang="en">
          {question}
        </h2>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={showCorrections}
            onChange={(event) => setShowCorrections(event.currentTarget.checked)}
          />
          {t('showCorrections')}
        </label>
        <span className={styles.counts}>
          {t(good ? 'counts' : 'counts_none_good', { errors: count('error'), good })}
        </span>
      </div>
      <EssayText text={text} spots={spots} remarks={remarks} showCorrections={showCorrections} />
    </Card>
  );
}
