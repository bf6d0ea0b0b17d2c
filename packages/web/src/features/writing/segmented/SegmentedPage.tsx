import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { listOf } from '../essay-paths.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { StudyState } from '../study/StudyState.tsx';
import { Sentences } from './Sentences.tsx';
import { segmentedMessages } from './segmented.messages.ts';
import { segmentedQueries } from './segmented.queries.ts';

/** A question written one sentence at a time. */
export function SegmentedPage() {
  const { id, type } = useParams({ strict: false }) as { id: number; type: 1 | 2 };
  return <SentencesOf id={id} type={type} />;
}

/** The sentences of one question, wherever they are opened. */
export function SentencesOf({ id, type }: { id: number; type: 1 | 2 }) {
  const t = useText(segmentedMessages);
  const { data, error, refetch, isFetching } = useQuery(segmentedQueries.segments(id));
  if (data && data.segments.length > 0) return <Sentences key={id} page={data} />;
  return (
    <>
      <StudyBar title={`${t('title')} · Task ${type}`} home={listOf(type)} />
      {data ? (
        <EmptyState title={t('empty')} tall>
          {t('emptySentence')}
        </EmptyState>
      ) : (
        <StudyState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  );
}
