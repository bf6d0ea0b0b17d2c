import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { PlayerLoading } from '#practice/frame/PlayerLoading.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { editorMessages } from '../editor/editor.messages.ts';
import { essayQueries } from '../essay.queries.ts';
import { OpenDraft } from './OpenDraft.tsx';

export type ExamPaperProps = { task1: number; task2: number; onClosed: () => void; onLeave: () => void };

/** Both tasks of a writing exam under one clock, wherever the exam is held: one page, two drafts. */
export function ExamPaper({ task1, task2, onClosed, onLeave }: ExamPaperProps) {
  const [shown, setShown] = useState(task1);
  const recordId = shown === task2 ? task2 : task1;
  return <ExamTask key={recordId} recordId={recordId} onClosed={onClosed} onLeave={onLeave} onOther={setShown} />;
}

type ExamTaskProps = Pick<ExamPaperProps, 'onClosed' | 'onLeave'> & {
  recordId: number;
  onOther: (recordId: number) => void;
};

function ExamTask({ recordId, onClosed, onLeave, onOther }: ExamTaskProps) {
  const t = useText(editorMessages);
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...essayQueries.record(recordId), enabled: !opened });
  const { data: record, isFetching, isError, fetchStatus } = query;
  // What the server has now; without a network what it had before, with what this device wrote since.
  if (!opened && record && (!isFetching || isError || fetchStatus === 'paused')) setOpened(true);
  const isOver = opened && record?.isDraft === 0;
  useEffect(() => {
    if (isOver) onClosed();
  }, [isOver, onClosed]);

  if (record && opened && !isOver)
    return <OpenDraft record={record} onClosed={onClosed} onLeave={onLeave} onOther={onOther} />;
  if (!isError || record) return <PlayerLoading />;
  return (
    <ErrorState tall title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={isFetching}>
      {t('failedSentence')}
    </ErrorState>
  );
}
