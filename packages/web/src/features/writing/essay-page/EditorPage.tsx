import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { essayQueries } from '../essay.queries.ts';
import { StartPage } from '../start/StartPage.tsx';
import { essayStartMessages } from '../start/start.messages.ts';
import { RecordPage } from './RecordPage.tsx';

/** `/writing-task-1/{id}/{recordId?}`, `/writing-task-2/{recordId}` and `/essay/{id}/{recordId?}` are the same page. */
export function EditorPage() {
  const { id, recordId } = useParams({ strict: false });
  if (recordId !== undefined) return <RecordPage key={recordId} recordId={Number(recordId)} />;
  return id === undefined ? null : <QuestionPage id={Number(id)} />;
}

/** Before the first word of an essay. */
export function QuestionPage({ id }: { id: number }) {
  const t = useText(essayStartMessages);
  const query = useQuery(essayQueries.paper(id));
  if (query.data) return <StartPage key={id} paper={query.data} />;
  if (query.isPending) return <LoadingRows rows={6} rowHeight={72} />;
  return (
    <ErrorState
      tall
      title={t('failed')}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {t('failedSentence')}
    </ErrorState>
  );
}
