import type { EssayRecord } from '@ninefold/contract/writing/records';
import type { ScoringProgress } from '@ninefold/contract/writing/scoring';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ScoreOffer } from './ScoreOffer.tsx';
import styles from './ScoringPage.module.css';
import { scoringMessages } from './scoring.messages.ts';

type ScoringFailedProps = { record: EssayRecord; progress: ScoringProgress; onDraft: () => void };

/** What happened, what is safe, what came back, and the way to try again with its price. */
export function ScoringFailed({ record, progress, onDraft }: ScoringFailedProps) {
  const t = useText(scoringMessages);
  return (
    <Card>
      <div role="alert">
        <h2 className={styles.title2}>{t('failedTitle')}</h2>
        {progress.failure !== '' && <p>{t(`why_${progress.failure}`)}</p>}
        <p>{refund()}</p>
      </div>
      <ScoreOffer
        recordId={record.id}
        words={record.words}
        onScoring={onDraft}
        beside={
          // A practice draft can be written on; what an exam handed in stays as it is.
          record.mode === 'practice' && (
            <Button kind="ghost" onClick={onDraft}>
              {t('backToDraft')}
            </Button>
          )
        }
        layout={({ sentences, buttons }) => (
          <>
            <div className={styles.note}>{sentences}</div>
            <div className={styles.actions}>{buttons}</div>
          </>
        )}
      />
    </Card>
  );

  function refund(): string {
    const { paid_with, coins, refunded_coins } = progress;
    if (paid_with === 'coins' && refunded_coins < coins) return t('refundedSome', { coins: refunded_coins });
    if (progress.refunded === 0 || paid_with === 'membership') return t('refundedNothing');
    return paid_with === 'coins' ? t('refundedCoins', { coins }) : t('refundedTry');
  }
}
