import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import type { useReviewQueue } from '../kept/useReviewQueue.ts';
import { roundMessages } from '../round.messages.ts';
import type { RoundState } from '../rules/round-state.ts';
import { vocabularyQueries, type Which } from '../vocabulary.queries.ts';
import { HardWords } from './HardWords.tsx';
import { LoadCard } from './LoadCard.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { RoundResult } from './RoundResult.tsx';
import styles from './Summary.module.css';

type SummaryPageProps = {
  which: Which;
  state: RoundState;
  minutes: number;
  queue: ReturnType<typeof useReviewQueue>;
  onMissed: (() => void) | null;
  onMore: () => void;
};

/** What a round brought, what it means for the exam, and what the next days ask for. */
export function SummaryPage({ which, state, minutes, queue, onMissed, onMore }: SummaryPageProps) {
  const t = useText(roundMessages);
  const { flush } = queue;
  const [isSent, setSent] = useState(false);
  // The figures are those after this round: its last grades go first.
  useEffect(() => {
    void flush().then(setSent);
  }, [flush]);
  const { data: report } = useQuery({ ...vocabularyQueries.report(), enabled: isSent, staleTime: 0 });
  return (
    <main className={styles.summary} data-summary>
      {queue.kept > 0 && !isSent && (
        <Callout tone="warn" live>
          {t('keptSome', { count: queue.kept })}
        </Callout>
      )}
      <Card padding="none" className={styles.top}>
        {isSent ? <PromiseCard /> : <section className={styles.promise} />}
        <RoundResult
          which={which}
          state={state}
          minutes={minutes}
          report={report}
          onMissed={onMissed}
          onMore={onMore}
        />
      </Card>
      {report && (
        <div className={styles.below}>
          <Card>
            <LoadCard report={report} />
          </Card>
          {report.hard_count > 0 && (
            <Card>
              <HardWords words={report.hard} count={report.hard_count} />
            </Card>
          )}
        </div>
      )}
    </main>
  );
}
