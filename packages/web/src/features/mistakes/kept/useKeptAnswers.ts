import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mistakesQueries } from '../mistakes.queries.ts';
import { kept, sendKept } from './answer-queue.ts';

/** Sends what was answered without a network, when the page opens and when the network is back. */
export function useKeptAnswers(): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => {
      if (kept().length === 0) return;
      void sendKept().then((sent) => {
        if (sent > 0) void client.invalidateQueries({ ...mistakesQueries.summary() });
      });
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client]);
}
