import type { HistoryTab } from '@ninefold/core/history/record-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { type HistorySearch, listInput } from './history-search.ts';

type HistoryList = Awaited<ReturnType<typeof api.history.getReadingList>>;
export type HistoryRow = HistoryList['list'][number];

/** The call depends on the tab. */
const LISTS = {
  reading: api.history.getReadingList,
  listening: api.history.getListeningList,
  writing: api.history.getWritingList,
  speaking: api.history.getSpeakingList,
  mock_test: api.history.getMockList,
} as const satisfies Record<HistoryTab, unknown>;

const HISTORY = ['history'] as const;

export const historyQueries = {
  list: (tab: HistoryTab, type: number, search: HistorySearch) =>
    queryOptions({
      queryKey: [...HISTORY, 'list', tab, type, search],
      queryFn: (): Promise<HistoryList> => LISTS[tab](listInput(type, search)),
      // The page before stays in place until the next one is there; another tab begins anew.
      placeholderData: (before, query) =>
        query?.queryKey[2] === tab && query.queryKey[3] === type ? keepPreviousData(before) : undefined,
      // Whoever comes back has just changed something: practised, written, or had it scored.
      staleTime: 0,
    }),

  config: (tab: HistoryTab, type: number) =>
    queryOptions({
      queryKey: [...HISTORY, 'config', tab, type],
      queryFn: () => api.history.getSearchConfig({ tab, type }),
      staleTime: 0,
    }),
};
