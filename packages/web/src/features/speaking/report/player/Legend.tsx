import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { shownPauses } from '@ninefold/core/speaking/transcript';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './TranscriptText.module.css';

/** What the marks mean; only those that stand in this answer. */
export function Legend({ answer }: { answer: SpokenAnswer }) {
  const t = useText(reportMessages);
  const pauses = shownPauses(answer);
  return (
    <p className={styles.legend}>
      {pauses.some(({ inside_clause }) => inside_clause) && (
        <span>
          <span className={cx(styles.pause, styles.inside)}>1.4</span> {t('legendInside')}
        </span>
      )}
      {pauses.some(({ inside_clause }) => !inside_clause) && (
        <span>
          <span className={styles.pause}>2.6</span> {t('legendBetween')}
        </span>
      )}
      {answer.fillers.length > 0 && (
        <span>
          <span className={styles.filler} lang="en">
            um
          </span>{' '}
          {t('legendFiller')}
        </span>
      )}
      {answer.check_words.length > 0 && (
        <span>
          <span className={styles.check} lang="en">
            word
          </span>{' '}
          {t('legendCheck')}
        </span>
      )}
      <span>{t('legendMachine')}</span>
    </p>
  );
}
