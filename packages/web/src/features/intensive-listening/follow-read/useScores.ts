import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { mergeByOrder } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { intensiveQueries } from '../intensive.queries.ts';

const NONE: readonly SentenceScore[] = [];

/** How the sentences were read; those that wait are asked for until they have their score. */
export function useScores(paperId: number, enabled: boolean): readonly SentenceScore[] {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({ ...intensiveQueries.scores(paperId), enabled });
  const list = data?.list ?? NONE;
  const waiting = list.filter(({ state }) => state === 'waiting');
  const { data: news } = useQuery(intensiveQueries.waiting(paperId, waiting, dataUpdatedAt));
  useEffect(() => {
    if (!news) return;
    client.setQueryData(intensiveQueries.scores(paperId).queryKey, (before) => ({
      list: news.list.reduce<SentenceScore[]>(mergeByOrder, before?.list ?? []),
    }));
  }, [news, client, paperId]);
  return list;
}
