import type { BetterReading } from '@ninefold/contract/speaking/scoring';
import { levelOfScore, printedWords } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './BetterSentences.module.css';

/** How the better sentence was said: every word by the pattern of its line and by its number. */
export function ReadingResult({ reading }: { reading: BetterReading | undefined }) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  if (!reading) return null;
  if (reading.state === 'waiting') {
    const { ahead, seconds } = reading.queue ?? { ahead: 0, seconds: 1 };
    return (
      <p role="status" className={styles.quiet}>
        {ahead > 0 ? t('queuedReading', { ahead, seconds }) : t('scoringReading', { seconds: Math.max(1, seconds) })}
      </p>
    );
  }
  if (reading.state === 'failed' || reading.assessed === 0)
    return (
      <p role="status">
        <b>{t('readingFailed')}</b> {reading.why?.[language]}
      </p>
    );
  const words = printedWords(reading.ref_text, reading.words).map((word, place) => ({ ...word, place }));
  return (
    <div data-reading={reading.total_score}>
      <p className={styles.words} lang="en">
        {words.map(({ text, said, score, place }) => (
          <span key={place} className={cx(styles.word, styles[levelOfScore(score)])}>
            {text}
            <small>
              {said ? score : '–'}
              {!said && <span className="nf-sr-only"> {t('wordMissed')}</span>}
            </small>
          </span>
        ))}
      </p>
      <p role="status">
        {t('readingScore', {
          total: reading.total_score,
          accuracy: reading.pron_accuracy,
          fluency: reading.pron_fluency,
          completion: reading.pron_completion,
        })}
      </p>
    </div>
  );
}
