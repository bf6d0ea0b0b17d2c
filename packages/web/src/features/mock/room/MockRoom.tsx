import { ApiError } from '@ninefold/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { AskOutsideContext } from '#practice/frame/ask-outside.ts';
import { PlayerLoading } from '#practice/frame/PlayerLoading.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import type { MockKit } from '../mock-kit.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { BreakScreen } from './BreakScreen.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SealedPaper } from './SealedPaper.tsx';
import { SpeakingStart } from './SpeakingStart.tsx';

const Go = linkAs(ButtonLink);

/** `/mock/{id}/{recordId}`: the paper that runs, the break, or the report, as the server has it. */
export function MockRoom({ kit, recordId }: { kit: MockKit; recordId: number }) {
  const t = useText(mockMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [begins, setBegins] = useState(false);
  const { data: record, error, isFetching, refetch } = useQuery(mockQueries.record(recordId));
  // A paper was handed in, here or elsewhere, or its time is over: the server says what comes next.
  const onOver = useCallback(() => {
    void client.invalidateQueries({ queryKey: mockQueries.record(recordId).queryKey });
    void client.invalidateQueries({ queryKey: mockQueries.report(recordId).queryKey });
  }, [client, recordId]);
  const onLeave = useCallback(() => setLeaving(true), []);

  if (!record) {
    if (!error) return <PlayerLoading />;
    // Giving up asks nothing of the papers: whoever is stuck in a mock can always leave it.
    const refused = error instanceof ApiError && error.error !== 'network' && error.error !== 'not_found';
    return (
      <>
        <ErrorState
          tall
          title={t('roomFailed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          secondary={
            refused ? <Button onClick={onLeave}>{t('giveUp')}</Button> : <Go to="/mock_list">{t('backToList')}</Go>
          }
        >
          {t('roomFailedSentence')}
        </ErrorState>
        <LeaveDialog recordId={recordId} opened={leaving} onStay={() => setLeaving(false)} />
      </>
    );
  }
  const { standing } = record;
  if (standing.at === 'over' && record.state === 'abandoned')
    return (
      <EmptyState
        tall
        title={t('abandonedTitle')}
        action={
          <Go kind="primary" to="/mock_list">
            {t('backToList')}
          </Go>
        }
      >
        {t('abandonedSentence')}
      </EmptyState>
    );
  if (standing.at === 'over' && begins && record.speaking.state === 'todo')
    return <SpeakingStart kit={kit} record={record} onLater={() => setBegins(false)} />;
  if (standing.at === 'over') return <ReportPage kit={kit} recordId={recordId} onSpeaking={() => setBegins(true)} />;
  if (standing.at === 'speaking')
    return (
      <Suspense fallback={<PlayerLoading />}>
        <kit.SpeakingPaper
          recordId={standing.speaking_record_id}
          onDone={onOver}
          onLeave={() => void navigate({ to: '/mock_list' })}
        />
      </Suspense>
    );
  return (
    <AskOutsideContext value={onLeave}>
      {(standing.at === 'listening' || standing.at === 'reading') && (
        <SealedPaper
          key={standing.attempt_id}
          kit={kit[standing.at]}
          attemptId={standing.attempt_id}
          onOver={onOver}
          onLeave={onLeave}
        />
      )}
      {standing.at === 'writing' && (
        <kit.WritingPaper
          task1={standing.task1_record_id}
          task2={standing.task2_record_id}
          onClosed={onOver}
          onLeave={onLeave}
        />
      )}
      {standing.at === 'break' && (
        <BreakScreen key={standing.next} record={record} standing={standing} onOver={onOver} onLeave={onLeave} />
      )}
      <LeaveDialog recordId={recordId} opened={leaving} onStay={() => setLeaving(false)} />
    </AskOutsideContext>
  );
}
