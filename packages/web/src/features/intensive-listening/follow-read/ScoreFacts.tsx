import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { bestOf } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import styles from '#practice/follow-read/FollowRead.module.css';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Callout } from '#ui/states/Callout.tsx';

const MOST_TOTALS = 5;

/** What the last reading is worth, and how it went before; or why it has no score. */
export function ScoreFacts({ score }: { score: SentenceScore }) {
  const t = useText(readingMessages);
  const { language } = useLanguage();
  const best = bestOf(score);
  if (score.assessed === 0)
    return (
      <div data-not-assessed={score.reason}>
        <Callout tone="warn" live>
          <b>{t('notAssessed')}</b> {score.why?.[language]} {best !== null && t('bestStays', { best })}
        </Callout>
      </div>
    );
  const totals = score.tries.slice(-MOST_TOTALS).join(' → ');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('total')}</dt>
        <dd data-total={score.total_score}>
          {score.total_score}
          {score.tries.length > 1 && (
            <small>
              {best !== null && best > score.total_score
                ? t('triesBest', { count: score.tries.length, totals, best })
                : t('tries', { count: score.tries.length, totals })}
            </small>
          )}
        </dd>
      </div>
      {(['accuracy', 'fluency', 'completion'] as const).map((part) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd>
            {score[`pron_${part}`]}
            <progress className={styles.bar} value={score[`pron_${part}`]} max={100} aria-label={t(part)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
