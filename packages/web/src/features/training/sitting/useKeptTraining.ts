import type { ItemAnswer } from '@ninefold/contract/training/item';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useMe } from '#session/session.ts';
import { trainingQueries } from '../training.queries.ts';
import { type GivenItem, kept, sendKept } from './training-queue.ts';

type OnMarked = (answer: GivenItem, marked: ItemAnswer) => void;

/** Sends what was answered without a network: when a page opens, when somebody logs in and when the network is back. */
export function useKeptTraining(onMarked?: OnMarked): () => Promise<void> {
  const client = useQueryClient();
  const me = useMe();
  const latest = useRef(onMarked);
  useEffect(() => {
    latest.current = onMarked;
  });
  const send = useCallback(async () => {
    if (!me || kept().length === 0) return;
    const sent = await sendKept(me, (answer, marked) => latest.current?.(answer, marked));
    if (sent > 0) void client.invalidateQueries(trainingQueries.lists());
  }, [client, me]);
  useEffect(() => {
    const now = () => void send();
    now();
    window.addEventListener('online', now);
    return () => window.removeEventListener('online', now);
  }, [send]);
  return send;
}
