import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { OpenAttempt } from './OpenAttempt.tsx';
import styles from './PracticePage.module.css';
import { practiceQueries } from './practice.queries.ts';
import { ReviewPage } from './review/ReviewPage.tsx';
import { ownIds, type PracticeSearch, type Skill } from './skill.ts';
import { StartPage } from './start/StartPage.tsx';
import { startMessages } from './start/start.messages.ts';

/** What a paper's address shows: the way in, the exam's screen, or the reviewed result. */
export function PracticePage({ skill, id, search }: { skill: Skill; id: number; search: PracticeSearch }) {
  if (search.attempt === undefined) return <Entrance skill={skill} id={id} own={ownIds(search.own)} />;
  return <Sitting key={search.attempt} skill={skill} id={id} attemptId={search.attempt} own={search.own} />;
}

function Entrance({ skill, id, own }: { skill: Skill; id: number; own: readonly number[] }) {
  const query = useQuery(practiceQueries.paper(skill, id, own));
  if (query.data) return <StartPage skill={skill} id={id} own={own} what={query.data} />;
  return <Waiting error={query.error} onRetry={() => void query.refetch()} />;
}

type SittingProps = { skill: Skill; id: number; attemptId: number; own: string | undefined };

function Sitting({ skill, id, attemptId, own }: SittingProps) {
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...practiceQueries.attempt(attemptId), enabled: !opened });
  // An open sitting starts from what the server has now, never from what it had when a link was rested on long ago.
  if (!opened && data && !isFetching) setOpened(true);
  if (!data || (!opened && isFetching)) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (data.state === 'open') return <OpenAttempt skill={skill} attempt={data} />;
  return <ReviewPage skill={skill} id={id} attemptId={attemptId} own={own} />;
}

export function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useText(startMessages);
  return (
    <div className={styles.waiting}>
      {error ? (
        <ErrorState title={error.message || t('failed')} onRetry={onRetry} tall>
          {t('failedSentence')}
        </ErrorState>
      ) : (
        <LoadingRows rows={5} look="line" />
      )}
    </div>
  );
}
