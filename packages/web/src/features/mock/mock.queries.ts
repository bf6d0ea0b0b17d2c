import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** Somebody else's browser may hold the mock: this one looks on and must notice when a paper is over. */
const LOOK_MS = 15_000;

/** Everything the pages of mock tests ask for. Other files refer to these, never to the keys. */
export const mockQueries = {
  all: () => ({ queryKey: ['mock'] as const }),
  list: () =>
    queryOptions({
      queryKey: ['mock', 'list'],
      queryFn: () => api.exam.getList().then(({ list }) => list),
      staleTime: 5_000,
    }),
  one: (id: number, examType?: 1 | 2) =>
    queryOptions({
      queryKey: ['mock', 'one', id, examType ?? 0],
      queryFn: () => api.exam.getMock({ id, ...(examType && { exam_type: examType }) }),
      staleTime: 60_000,
    }),
  record: (recordId: number) =>
    queryOptions({
      queryKey: ['mock', 'record', recordId],
      queryFn: () => api.exam.getRecord({ record_id: recordId }),
      staleTime: 0,
      refetchInterval: ({ state }) => (isOver(state.data) ? false : LOOK_MS),
    }),
  report: (recordId: number) =>
    queryOptions({
      queryKey: ['mock', 'report', recordId],
      queryFn: () => api.exam.getResult({ record_id: recordId }),
      staleTime: 5_000,
      // While essays wait for the examiner, as often as the server says.
      refetchInterval: ({ state }) => state.data?.ask_again_ms || false,
    }),
};

const isOver = (record: MockRecord | undefined): boolean => record?.standing.at === 'over';
