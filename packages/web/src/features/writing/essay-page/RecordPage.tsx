import type { EssayRecord } from '@ninefold/contract/writing/records';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { PlayerLoading } from '#practice/frame/PlayerLoading.tsx';
import { useInside } from '#practice/inside/inside.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { editorMessages } from '../editor/editor.messages.ts';
import { essayQueries } from '../essay.queries.ts';
import { feedbackOf, listOf } from '../essay-paths.ts';
import { HandedInPage } from '../handed-in/HandedInPage.tsx';
import { ScoringPage } from '../scoring/ScoringPage.tsx';
import { OpenDraft } from './OpenDraft.tsx';

/** What the address of a draft shows: the editor, what was handed in, the scoring; a scored one leads to its feedback. */
export function RecordPage({ recordId }: { recordId: number }) {
  const t = useText(editorMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...essayQueries.record(recordId), enabled: !opened });
  const { data: record, isFetching } = query;
  // An editor starts from what the server has now, never from what was fetched when the pointer once rested on a link.
  if (!opened && record && !isFetching) setOpened(true);

  // Whatever happened to the draft, the server says what it is now.
  const look = useCallback(() => {
    void client.invalidateQueries({ queryKey: essayQueries.record(recordId).queryKey }).then(() => setOpened(false));
  }, [client, recordId]);

  const inside = useInside();
  const task = record?.task ?? 1;
  const leave = useCallback(() => {
    // The learner has just said so; nobody asks twice.
    void navigate({ ...(inside?.home ?? listOf(task)), ignoreBlocker: true });
  }, [navigate, task, inside]);

  if (!record || (!opened && isFetching)) {
    if (!query.isError) return <PlayerLoading />;
    return (
      <ErrorState
        tall
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
      >
        {t('failedSentence')}
      </ErrorState>
    );
  }
  if (record.status === ESSAY_STATUS.scored) return <ToFeedback record={record} />;
  if (record.status === ESSAY_STATUS.scoring) return <ScoringPage record={record} onDraft={look} />;
  if (record.isDraft === 1) return <OpenDraft record={record} onClosed={look} onLeave={leave} />;
  return <HandedInPage record={record} onScoring={look} />;
}

function ToFeedback({ record }: { record: EssayRecord }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ ...feedbackOf(record), replace: true });
  }, [navigate, record]);
  return <PlayerLoading />;
}
