import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { sectionResult } from '@ninefold/core/intensive-listening/follow-read/section-result';
import { useText } from '#i18n/useText.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Button } from '#ui/Button.tsx';
import styles from './SectionResult.module.css';

type Props = {
  scores: readonly SentenceScore[];
  all: number;
  /** null while the microphone is open: nobody is led away from their own recording. */
  onGo: ((order: number) => void) | null;
};

/** The whole section: how it went so far, and which sentences and words are worth another reading. */
export function SectionResult({ scores, all, onGo }: Props) {
  const t = useText(readingMessages);
  const { read, average, levels, weakest, words } = sectionResult(scores, all);
  if (average === null || all < 2) return null;
  const whole = read >= all;
  return (
    <section className={styles.result} data-section-result={average} aria-label={t('sectionTitle')}>
      <h2 className={styles.title}>{whole ? t('sectionWhole', { average }) : t('sectionSoFar', { average })}</h2>
      <p className={styles.quiet}>
        {t('sectionRead', { read, all })} · {t('sectionLevels', levels)}
      </p>
      {weakest.length > 0 && (
        <div className={styles.row}>
          <span className={styles.quiet}>{t('sectionWeakest')}</span>
          {weakest.map(({ order, total }) => (
            <Button key={order} size="sm" disabled={!onGo} onClick={() => onGo?.(order)}>
              {t('sectionSentence', { n: order, total })}
            </Button>
          ))}
        </div>
      )}
      {words.length > 0 && (
        <div className={styles.row}>
          <span className={styles.quiet}>{t('sectionWords')}</span>
          {words.map(({ word, order }) => (
            <Button
              key={word}
              size="sm"
              kind="ghost"
              disabled={!onGo}
              aria-label={t('sectionWordIn', { word, n: order })}
              onClick={() => onGo?.(order)}
            >
              <span lang="en">{word}</span>
            </Button>
          ))}
        </div>
      )}
      {whole && weakest.length === 0 && <p className={styles.quiet}>{t('sectionAllGood')}</p>}
    </section>
  );
}
