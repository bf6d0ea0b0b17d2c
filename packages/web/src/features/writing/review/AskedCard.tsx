import type { QuestionReview } from '@ninefold/contract/writing/study';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

/** What it asks, which words decide that, and where learners go wrong. */
export function AskedCard({ analysis }: { analysis: NonNullable<QuestionReview['analysis']> }) {
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  return (
    <Card padding="lg">
      <h2 className={styles.head}>{t('asks')}</h2>
      <p className={styles.asks}>{analysis.asks[language]}</p>
      {analysis.keywords.length > 0 && (
        <ol className={styles.list} aria-label={t('keywords')}>
          {analysis.keywords.map(({ text, note }, at) => (
            <li key={text} className={styles.item}>
              <span className={styles.dot}>{at + 1}</span>
              <div>
                <p className={styles.word} lang="en">
                  {text}
                </p>
                <p className={styles.note}>{note[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {analysis.traps.length > 0 && (
        <ul className={styles.traps} aria-label={t('traps')}>
          {analysis.traps.map((trap) => (
            <li key={trap.en} className={styles.trap}>
              <Icon of={IconAlertTriangle} size={18} />
              <span>{trap[language]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
