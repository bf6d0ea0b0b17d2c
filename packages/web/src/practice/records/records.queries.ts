import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { PaperSource } from '../practice-kit.ts';

type Skill = PaperSource['skill'];
type RecordPage = Awaited<ReturnType<typeof api.attempt.getRecordList>>;
export type RecordRow = RecordPage['list'][number];

/** As the specification has it. */
const PAGE_SIZE = 10;

/** Under 'practice', so that what was just handed in appears here too. */
export const recordQueries = {
  list: (skill: Skill | null) =>
    infiniteQueryOptions({
      queryKey: ['practice', 'records', skill ?? ''],
      // By the id of the last row seen: a page costs the same however long the history is, and nothing is shown twice.
      queryFn: ({ pageParam: before }): Promise<RecordPage> =>
        api.attempt.getRecordList({ ...(skill && { skill }), ...(before > 0 && { before }), page_size: PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: ({ list, has_more }: RecordPage) =>
        has_more === 1 ? (list[list.length - 1]?.id ?? null) : null,
      staleTime: 10_000,
    }),
};
