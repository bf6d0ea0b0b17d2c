import type { ItemAnswer } from '@ninefold/contract/training/item';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTryAgain } from '#practice/kept/useTryAgain.ts';
import { useMe } from '#session/session.ts';
import { trainingQueries } from '../training.queries.ts';
import { type GivenItem, isKeptFor, kept, sendKept } from './training-queue.ts';

type OnMarked = (answer: GivenItem, marked: ItemAnswer) => void;

/** Sends what was answered without a network: when a page opens, when somebody logs in, and again until it got through. */
export function useKeptTraining(onMarked?: OnMarked): () => Promise<void> {
  const client = useQueryClient();
  const me = useMe();
  const latest = useRef(onMarked);
  useEffect(() => {
    latest.current = onMarked;
  });
  const send = useCallback(async () => {
    if (!me || kept().length === 0) return;
    const sent = await sendKept(me, { onMarked: (answer, marked) => latest.current?.(answer, marked) });
    if (sent > 0) void client.invalidateQueries(trainingQueries.lists());
  }, [client, me]);
  useTryAgain(send, () => isKeptFor(me));
  return send;
}
