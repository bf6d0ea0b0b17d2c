import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Frame } from '#practice/frame/Frame.tsx';
import { PlayerLoading } from '#practice/frame/PlayerLoading.tsx';
import { practiceQueries } from '#practice/practice.queries.ts';
import type { PracticeKit } from '#practice/practice-kit.ts';
import { useSitting } from '#practice/sitting/useSitting.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { mockMessages } from '../mock.messages.ts';

type SealedPaperProps = { kit: PracticeKit; attemptId: number; onOver: () => void; onLeave: () => void };

/** A listening or reading paper of a mock, in the player of its skill. It gives no result when it is handed in. */
export function SealedPaper({ kit, attemptId, onOver, onLeave }: SealedPaperProps) {
  const t = useText(mockMessages);
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...practiceQueries.attempt(attemptId), enabled: !opened });
  if (!opened && data && !isFetching) setOpened(true);
  const isOver = opened && data !== undefined && data.state !== 'open';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  if (data && opened && !isOver) return <Playing kit={kit} attempt={data} onOver={onOver} onLeave={onLeave} />;
  if (!error || data) return <PlayerLoading />;
  return (
    <ErrorState tall title={t('roomFailed')} error={error} onRetry={() => void refetch()} retrying={isFetching}>
      {t('roomFailedSentence')}
    </ErrorState>
  );
}

type PlayingProps = Omit<SealedPaperProps, 'attemptId'> & { attempt: Attempt };

function Playing({ kit, attempt: first, onOver, onLeave }: PlayingProps) {
  // Kept as it was opened: whatever else happens to it in the cache must not restart the player.
  const [attempt] = useState(first);
  const client = useQueryClient();
  const sitting = useSitting(attempt, kit.isPlaying, 'looks_on');
  const onMarked = useCallback(() => {
    client.removeQueries({ queryKey: practiceQueries.attempt(attempt.id).queryKey });
    onOver();
  }, [client, attempt.id, onOver]);

  // The next visit asks the server again.
  useEffect(
    () => () => client.removeQueries({ queryKey: practiceQueries.attempt(attempt.id).queryKey }),
    [client, attempt.id],
  );
  if (!sitting) return <Frame>{null}</Frame>;
  return <kit.Player sitting={sitting} onMarked={onMarked} onLeave={onLeave} />;
}
