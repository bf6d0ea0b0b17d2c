import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#session/session.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import { kept, sendKept } from './answer-queue.ts';

/** Sends what was answered without a network, when the page opens, when somebody logs in and when the network is back. */
export function useKeptAnswers(): void {
  const client = useQueryClient();
  const me = useMe();
  useEffect(() => {
    if (!me) return;
    const send = () => {
      if (kept().length === 0) return;
      void sendKept(me).then((sent) => {
        if (sent > 0) void client.invalidateQueries({ ...mistakesQueries.summary() });
      });
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, me]);
}
