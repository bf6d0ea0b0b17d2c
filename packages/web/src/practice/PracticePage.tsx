import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenAttempt } from './OpenAttempt.tsx';
import { PaperLoading } from './PaperLoading.tsx';
import { practiceQueries } from './practice.queries.ts';
import type { PracticeKit } from './practice-kit.ts';
import { ownIds, type PracticeSearch } from './practice-search.ts';
import { ReviewPage } from './review/ReviewPage.tsx';
import { StartPage } from './start/StartPage.tsx';

type PracticePageProps = { kit: PracticeKit; id: number; search: PracticeSearch };

/** What a paper's address shows: the start page, the player, or the review. */
export function PracticePage({ kit, id, search }: PracticePageProps) {
  if (search.attempt === undefined) return <Start kit={kit} id={id} own={ownIds(search.own)} />;
  return <OneAttempt key={search.attempt} kit={kit} id={id} attemptId={search.attempt} search={search} />;
}

function Start({ kit, id, own }: { kit: PracticeKit; id: number; own: readonly number[] }) {
  // Null: as in the profile. The other choice only changes the times, so the page stays while it is asked for.
  const [examType, setExamType] = useState<1 | 2 | null>(null);
  const query = useQuery({
    ...practiceQueries.paper(kit, id, own, examType ?? undefined),
    placeholderData: (before, query) => (query?.queryKey[3] === id ? keepPreviousData(before) : undefined),
  });
  if (query.data)
    return <StartPage kit={kit} id={id} own={own} what={query.data} chosenType={examType} onExamType={setExamType} />;
  return (
    <PaperLoading
      kit={kit}
      shape="start"
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

type OneAttemptProps = { kit: PracticeKit; id: number; attemptId: number; search: PracticeSearch };

function OneAttempt({ kit, id, attemptId, search }: OneAttemptProps) {
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...practiceQueries.attempt(attemptId), enabled: !opened });
  // A player starts from what the server has now, never from what was fetched when the pointer once rested on a link.
  if (!opened && data && !isFetching) setOpened(true);
  if (!data || (!opened && isFetching))
    return (
      <PaperLoading
        kit={kit}
        // Whoever leads to a review says so in the address; all other attempts are open ones.
        shape={search.view === undefined ? 'player' : 'review'}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.state === 'open') return <OpenAttempt kit={kit} attempt={data} />;
  return <ReviewPage kit={kit} id={id} attemptId={attemptId} search={search} />;
}
