import { ApiError } from '@ninefold/contract/client';
import { compareDrafts } from '@ninefold/core/writing/compare/compare-drafts';
import { movements } from '@ninefold/core/writing/compare/movement';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useOwnFrame } from '#platform/own-frame.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FeedbackLoading } from '../feedback/FeedbackLoading.tsx';
import { CompareBar, type CompareView } from './CompareBar.tsx';
import styles from './ComparePage.module.css';
import { compareMessages } from './compare.messages.ts';
import { type Comparison, compareQueries } from './compare.queries.ts';
import { DraftsChart } from './DraftsChart.tsx';
import { FateCounts } from './FateCounts.tsx';
import { MergedText } from './MergedText.tsx';
import { MovementCard } from './MovementCard.tsx';
import { SideBySide } from './SideBySide.tsx';

const Go = linkAs(ButtonLink);

type ComparePageProps = { recordId: number; earlier: number | undefined; onEarlier: (recordId: number) => void };

/** A draft beside an earlier one: what changed, where the comments went, and how far the bands moved. */
export function ComparePage({ recordId, earlier, onEarlier }: ComparePageProps) {
  const t = useText(compareMessages);
  const { data, error, isFetching, refetch } = useQuery(compareQueries.of(recordId, earlier));
  if (data)
    return <Compared key={`${data.from.record_id}-${data.to.record_id}`} comparison={data} onEarlier={onEarlier} />;
  if (error instanceof ApiError && error.error === 'not_found') return <OnlyOne recordId={recordId} />;
  if (error)
    return (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall>
        {t('failedSentence')}
      </ErrorState>
    );
  return <FeedbackLoading />;
}

type ComparedProps = { comparison: Comparison; onEarlier: (recordId: number) => void };

function Compared({ comparison, onEarlier }: ComparedProps) {
  useOwnFrame();
  const phone = useBreakpoint() === 'mobile';
  const [view, setView] = useState<CompareView>('side');
  const { from, to, drafts } = comparison;
  const reports = useMemo(
    () => (from.report?.assessable && to.report?.assessable ? { from: from.report, to: to.report } : null),
    [from, to],
  );
  const compared = useMemo(() => reports && compareDrafts(reports.from, reports.to), [reports]);
  const moved = useMemo(() => reports && movements(reports.from, reports.to), [reports]);
  if (!reports || !compared || !moved) return <OnlyOne recordId={to.record_id} />;
  return (
    <>
      <CompareBar comparison={comparison} view={view} onView={setView} onEarlier={onEarlier} />
      <div className={styles.page}>
        <MovementCard comparison={comparison} movements={moved} />
        <FateCounts compared={compared} verdict={moved.verdict} from={from} to={to} reports={reports} />
        {phone || view === 'merged' ? (
          <MergedText compared={compared} from={from} to={to} />
        ) : (
          <SideBySide compared={compared} from={from} to={to} onlyChanges={view === 'changes'} />
        )}
        <DraftsChart drafts={drafts} />
      </div>
    </>
  );
}

/** Nothing to hold it against yet: no earlier draft, or one of the two has no estimate. */
function OnlyOne({ recordId }: { recordId: number }) {
  const t = useText(compareMessages);
  return (
    <EmptyState
      tall
      title={t('onlyOne')}
      action={
        <Go kind="primary" to="/evaluation/$id/{-$recordId}" params={{ id: 0, recordId }}>
          {t('toFeedback')}
        </Go>
      }
    >
      {t('onlyOneSentence')}
    </EmptyState>
  );
}
