import { ApiError } from '@ninefold/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { NotTaken } from '../recording/NotTaken.tsx';
import { useSendAnswers } from '../recording/useSendAnswers.ts';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { recordOf } from '../speaking-paths.ts';
import { ReportHead } from './head/ReportHead.tsx';
import { ReportView } from './ReportView.tsx';
import { reportMessages } from './report.messages.ts';
import { viewOf } from './report-view.ts';
import { BeforeReport } from './waiting/BeforeReport.tsx';

const Go = linkAs(ButtonLink);
/** While nothing is known yet, or the network is away. */
const ASK_AGAIN_MS = 2000;

/** `/speaking_report/{kind}/{record_id}` and `/mock_speaking/{record_id}`: a record, whatever became of it. */
export function SpeakingReportPage() {
  const { recordId } = useParams({ strict: false });
  return <Record key={recordId} recordId={Number(recordId)} />;
}

function Record({ recordId }: { recordId: number }) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const client = useQueryClient();
  const waiting = useSendAnswers().filter((of) => of.recordId === recordId).length;
  const sitting = useQuery(speakingQueries.sitting(recordId));
  const isWaiting = sitting.data?.state === 'scoring' || sitting.data?.state === 'failed';
  const progress = useQuery({
    ...speakingQueries.progress(recordId),
    enabled: (query) => isWaiting || query.state.data !== undefined,
    // The server says when to ask again; less and less often, the longer it takes.
    refetchInterval: ({ state }) =>
      state.data && state.data.state !== 'scoring' ? false : state.data?.ask_again_ms || ASK_AGAIN_MS,
  });
  const view = sitting.data && viewOf(sitting.data.state, progress.data?.state);
  const done = view === 'report' && sitting.data?.state !== 'scored';
  useEffect(() => {
    if (done) void client.invalidateQueries(speakingQueries.all());
  }, [done, client]);

  if (!sitting.data || !view)
    return sitting.isError ? (
      <ErrorState
        tall
        title={t('failed')}
        error={sitting.error}
        onRetry={() => void sitting.refetch()}
        retrying={sitting.isFetching}
        secondary={<Go to="/speaking">{t('toList')}</Go>}
      />
    ) : (
      <LoadingRows rows={6} look="line" />
    );
  if (view === 'open')
    return (
      <EmptyState
        tall
        title={t('openTitle')}
        action={
          <Go kind="primary" {...recordOf(sitting.data)}>
            {t('goOn')}
          </Go>
        }
      >
        {t('openSentence')}
      </EmptyState>
    );
  if (view === 'report') return <ReportView recordId={recordId} />;
  return (
    <>
      <ReportHead
        record={sitting.data}
        title={`${words(`part${sitting.data.part}`)} · ${sitting.data.set.title[language]}`}
      />
      <NotTaken />
      <BeforeReport
        view={view}
        sitting={sitting.data}
        progress={progress.data}
        offline={progress.error instanceof ApiError && progress.error.error === 'network'}
        waiting={waiting}
      />
    </>
  );
}
