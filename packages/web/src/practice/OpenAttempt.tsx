import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { Frame } from './frame/Frame.tsx';
import { useInside } from './inside/inside.ts';
import { practiceQueries } from './practice.queries.ts';
import type { PracticeKit } from './practice-kit.ts';
import { useSitting } from './sitting/useSitting.ts';
import { refetchWhatWasDone, useOnMarked } from './useOnMarked.ts';

/** An attempt that is still being answered. When it is marked, the same address shows the review. */
export function OpenAttempt({ kit, attempt: first }: { kit: PracticeKit; attempt: Attempt }) {
  // Kept as it was opened: whatever else happens to it in the cache must not restart the player.
  const [attempt] = useState(first);
  const client = useQueryClient();
  const navigate = useNavigate();
  const inside = useInside();
  const sitting = useSitting(attempt, kit.isPlaying);
  const onMarked = useOnMarked(attempt.id);
  const onLeave = useCallback(() => {
    // The learner has just said so; nobody asks twice.
    void navigate({ ...(inside?.home ?? { to: kit.listPath }), ignoreBlocker: true });
  }, [navigate, kit, inside]);

  // The next visit asks the server again. A marked attempt stays, because its review is already on the screen.
  useEffect(
    () => () => {
      const { queryKey } = practiceQueries.attempt(attempt.id);
      if (client.getQueryData(queryKey)?.state !== 'open') return;
      client.removeQueries({ queryKey });
      // However the paper was left, lists show how far it has come.
      refetchWhatWasDone(client);
    },
    [client, attempt.id],
  );

  if (!sitting) return <Frame>{null}</Frame>;
  return <kit.Player sitting={sitting} onMarked={onMarked} onLeave={onLeave} />;
}
