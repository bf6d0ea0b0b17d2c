import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useOwnFrame } from '#platform/own-frame.ts';
import { LostHere } from '#practice/lost/LostHere.tsx';
import { FeedbackBar } from './bar/FeedbackBar.tsx';
import { FeedbackFailed } from './FeedbackFailed.tsx';
import { FeedbackLoading } from './FeedbackLoading.tsx';
import { RemarkNote } from './FeedbackNotes.tsx';
import styles from './FeedbackView.module.css';
import { type FeedbackTab, FeedbackView } from './FeedbackView.tsx';
import { type Detail, feedbackQueries, type Wanted } from './feedback.queries.ts';
import { NoneYet, NotScored, Refused, ToProgress } from './outcome/Outcomes.tsx';

type FeedbackPageProps = {
  wanted: Wanted;
  /** `120-124`: the words to light up on arrival. */
  at?: string | undefined;
};

/** The feedback on a draft: whatever became of its scoring, one page says it. */
export function FeedbackPage({ wanted, at }: FeedbackPageProps) {
  const { data, error, isFetching, refetch } = useQuery(feedbackQueries.detail(wanted));
  if (data === null) return <NoneYet task={'task' in wanted ? wanted.task : 2} />;
  // Another essay is another page: nothing of the one before may be left over, not even which view was open.
  if (data) return <OneDraft key={`${data.record_id}-${data.scoring_id}`} detail={data} at={at} />;
  if (error) return <FeedbackFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <FeedbackLoading />;
}

function OneDraft({ detail, at }: { detail: Detail; at: string | undefined }) {
  const { status, scoreDetail } = detail;
  if (status === 2 || status === 4) return <ToProgress detail={detail} />;
  if (!scoreDetail) return <NotScored detail={detail} />;
  if (!scoreDetail.assessable) return <Refused detail={detail} reason={scoreDetail.reason} />;
  return <Scored detail={detail} report={scoreDetail} at={at} />;
}

type ScoredProps = {
  detail: Detail;
  report: Extract<Detail['scoreDetail'], { assessable: true }>;
  at: string | undefined;
};

function Scored({ detail, report, at }: ScoredProps) {
  useOwnFrame();
  const [view, setView] = useState<FeedbackTab>('marked');
  const { data: info, error, isFetching, refetch } = useQuery(feedbackQueries.info(detail.record_id));
  return (
    <>
      <FeedbackBar detail={detail} view={view} onView={setView} />
      {info ? (
        <div className={styles.page}>
          <RemarkNote detail={detail} />
          <FeedbackView detail={detail} report={report} info={info} view={view} at={at} />
          <DeferredBlock>
            <LostHere where={{ record_id: detail.record_id }} />
          </DeferredBlock>
        </div>
      ) : error ? (
        <FeedbackFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <FeedbackLoading />
      )}
    </>
  );
}
