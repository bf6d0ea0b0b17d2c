import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { Result } from '@ninefold/contract/practice/result';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { sessionQueries } from '#session/session.queries.ts';
import { Frame } from './frame/Frame.tsx';
import { ListeningPlayer } from './listening/ListeningPlayer.tsx';
import { ReadingPlayer } from './player/ReadingPlayer.tsx';
import { practiceQueries } from './practice.queries.ts';
import { useSitting } from './sitting/useSitting.ts';
import { listPath, type Skill } from './skill.ts';

/** An attempt that is still being answered. When it is marked, the same address shows the review. */
export function OpenAttempt({ skill, attempt: first }: { skill: Skill; attempt: Attempt }) {
  // The cache learns about the end of it; the player must not be pulled away by anything else that happens there.
  const [attempt] = useState(first);
  const client = useQueryClient();
  const navigate = useNavigate();
  const sitting = useSitting(attempt);

  const onMarked = useCallback(
    (result: Result | null) => {
      if (result) client.setQueryData(practiceQueries.result(attempt.id).queryKey, result);
      client.setQueryData(practiceQueries.attempt(attempt.id).queryKey, (now) =>
        now ? { ...now, state: 'marked' as const } : now,
      );
      // Best scores, coins and today's plan have moved.
      void client.invalidateQueries({
        ...practiceQueries.all(),
        predicate: ({ queryKey }) => queryKey[1] !== 'result',
      });
      void client.invalidateQueries(sessionQueries.points());
    },
    [client, attempt.id],
  );
  const onLeave = useCallback(() => {
    void client.invalidateQueries({ ...practiceQueries.all(), predicate: ({ queryKey }) => queryKey[1] !== 'result' });
    void navigate({ to: listPath(skill) });
  }, [client, navigate, skill]);

  // The next visit asks the server again; a marked one stays, because the review below it is already on the screen.
  useEffect(
    () => () => {
      const { queryKey } = practiceQueries.attempt(attempt.id);
      if (client.getQueryData(queryKey)?.state === 'open') client.removeQueries({ queryKey });
    },
    [client, attempt.id],
  );

  if (!sitting) return <Frame>{null}</Frame>;
  const props = { sitting, onMarked, onLeave };
  return skill === 'reading' ? <ReadingPlayer {...props} /> : <ListeningPlayer {...props} />;
}
