import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTryAgain } from '#practice/kept/useTryAgain.ts';
import { useMe } from '#session/session.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import { isKeptFor, kept, sendKept } from './answer-queue.ts';

/** Sends what was answered without a network: when the page opens, when somebody logs in, and again until it got through. */
export function useKeptAnswers(): void {
  const client = useQueryClient();
  const me = useMe();
  const send = useCallback(async () => {
    if (!me || kept().length === 0) return;
    const sent = await sendKept(me);
    if (sent > 0) void client.invalidateQueries({ ...mistakesQueries.summary() });
  }, [client, me]);
  useTryAgain(send, () => isKeptFor(me));
}
