import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { listOf } from '../essay-paths.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { StudyState } from '../study/StudyState.tsx';
import { Board } from './Board.tsx';
import { ideasMessages } from './ideas.messages.ts';
import { ideasQueries } from './ideas.queries.ts';

/** Think against the clock, compare with what the pack offers, build an outline, and write from it. */
export function WritingIdeasPage() {
  const { id, type } = useParams({ strict: false }) as { id: number; type: 1 | 2 };
  return <IdeasOf id={id} type={type} />;
}

/** The board of one question, wherever it is opened. */
export function IdeasOf({ id, type }: { id: number; type: 1 | 2 }) {
  const t = useText(ideasMessages);
  const { data, error, refetch, isFetching } = useQuery(ideasQueries.board(id));
  // Not a new board when the ideas to compare with arrive: what was picked meanwhile would go with the old one.
  if (data) return <Board key={id} page={data} />;
  return (
    <>
      <StudyBar title={`${t('title')} · Task ${type}`} home={listOf(type)} />
      <StudyState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
}
