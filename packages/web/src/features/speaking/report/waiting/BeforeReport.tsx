import type { SpeakingProgress } from '@ninefold/contract/speaking/scoring';
import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { reportMessages } from '../report.messages.ts';
import type { ReportPageView } from '../report-view.ts';
import { Recordings } from './Recordings.tsx';
import { ReportOffer } from './ReportOffer.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import styles from './Waiting.module.css';

type Props = {
  view: Exclude<ReportPageView, 'report' | 'open'>;
  sitting: SpeakingSitting;
  progress: SpeakingProgress | undefined;
  offline: boolean;
  /** Answers that are still on this device. */
  waiting: number;
};

const isEmpty = ({ answered, answers }: SpeakingSitting): boolean =>
  answered === 0 && !answers.some(({ state }) => state === 'done');

/** Until the report is there: one's own recordings to hear, and beside them the offer, the wait or what failed. */
export function BeforeReport({ view, sitting, progress, offline, waiting }: Props) {
  const t = useText(reportMessages);
  return (
    <div className={styles.columns}>
      <Recordings sitting={sitting} />
      {view === 'offer' && waiting === 0 && isEmpty(sitting) && (
        <Card>
          <h2 className={styles.left}>{t('nothingRecorded')}</h2>
          <p className={styles.quiet}>{t('nothingRecordedSentence')}</p>
        </Card>
      )}
      {view === 'offer' && (waiting > 0 || !isEmpty(sitting)) && (
        <Card>
          <h2 className={styles.left}>{t('offerTitle')}</h2>
          <p className={styles.quiet}>{t('offerSentence')}</p>
          {waiting > 0 ? (
            <p role="status">{t('stillHere', { count: waiting })}</p>
          ) : (
            <ReportOffer recordId={sitting.record_id} />
          )}
        </Card>
      )}
      {view === 'waiting' && <ReportProgress progress={progress} offline={offline} />}
      {view === 'failed' && (
        <Card>
          <div role="alert">
            <h2 className={styles.left}>{t('failedTitle')}</h2>
            {progress && progress.failure !== '' && <p>{t(`why_${progress.failure}`)}</p>}
            <p>{refund()}</p>
          </div>
          {progress?.failure !== 'recordings_gone' && <ReportOffer recordId={sitting.record_id} />}
        </Card>
      )}
    </div>
  );

  function refund(): string {
    if (!progress) return '';
    if (progress.refunded === 0) return t('refundedNothing');
    return progress.paid_with === 'coins' ? t('refundedCoins', { coins: progress.refunded_coins }) : t('refundedTry');
  }
}
