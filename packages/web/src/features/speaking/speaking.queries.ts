import type { SpeakingAnswer, SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import type { SatPart, SpeakingMode } from '@ninefold/core/speaking/parts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type TopicFilter = { part: SatPart; content: string; state: '' | 'new' | 'practised'; size: number };

export const speakingQueries = {
  all: () => ({ queryKey: ['speaking'] as const }),
  overview: () => queryOptions({ queryKey: ['speaking', 'overview'], queryFn: () => api.speaking.getOverview({}) }),
  topics: ({ part, content, state, size }: TopicFilter) =>
    infiniteQueryOptions({
      queryKey: ['speaking', 'topics', part, content, state, size],
      queryFn: ({ pageParam }) =>
        api.speaking.getTopicList({
          part,
          content,
          state,
          page_size: size,
          ...(pageParam > 0 && { after: pageParam }),
        }),
      initialPageParam: 0,
      getNextPageParam: ({ list, has_more }) => (has_more === 1 ? list.at(-1)?.id : undefined),
    }),
  topic: (id: number, part: SatPart, mode: SpeakingMode) =>
    queryOptions({
      queryKey: ['speaking', 'topic', id, part, mode],
      queryFn: () => api.speaking.getTopic({ id, part, mode }),
    }),
  sitting: (recordId: number) =>
    queryOptions({
      queryKey: ['speaking', 'sitting', recordId],
      queryFn: () => api.speaking.getSitting({ record_id: recordId }),
    }),
  price: () => queryOptions({ queryKey: ['speaking', 'price'], queryFn: () => api.speaking.getReportPrice({}) }),
  progress: (recordId: number) =>
    queryOptions({
      queryKey: ['speaking', 'progress', recordId],
      queryFn: () => api.speaking.getReportProgress({ record_id: recordId }),
    }),
  report: (recordId: number) =>
    queryOptions({
      queryKey: ['speaking', 'report', recordId],
      queryFn: () => api.speaking.getReport({ record_id: recordId }),
    }),
  /** What somebody with the link sees. */
  shared: (encodeId: string) =>
    queryOptions({
      queryKey: ['shared-speaking', encodeId],
      queryFn: () => api.speaking.getSharedReport({ encode_id: encodeId }),
      retry: false,
    }),
  readings: (recordId: number) =>
    queryOptions({
      queryKey: ['speaking', 'readings', recordId],
      queryFn: () => api.speaking.getReadingList({ record_id: recordId }),
    }),
};

/** What the server said about one answer, put where the sitting is shown from. */
export function storeAnswer(client: QueryClient, recordId: number, answer: SpeakingAnswer): void {
  client.setQueryData(speakingQueries.sitting(recordId).queryKey, (sitting) => sitting && withAnswer(sitting, answer));
}

/** The last whole try of a question counts. */
export function withAnswer(sitting: SpeakingSitting, answer: SpeakingAnswer): SpeakingSitting {
  const others = sitting.answers
    .filter((one) => one.order !== answer.order || one.try !== answer.try)
    .map((one) => (one.order === answer.order && answer.counts === 1 ? { ...one, counts: 0 as const } : one));
  return { ...sitting, answers: [...others, answer] };
}
