import type { FoundPaper, SetRow } from '@ninefold/contract/practice/paper-list';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reportSilentRefusal } from '#lib/report-error.ts';
import type { PaperSource } from '../practice-kit.ts';
import type { ListFilter } from './list-filter.ts';
import { SHELF_PIDS } from './shelves.ts';

/** Page sizes from the specification. */
const JIAN_YA_PAGE = 4;
const JI_JING_PAGE = 8;
const SEARCH_PAGE = 20;

type Page<Row> = { list: Row[]; total: number };

/** There is a next page while fewer rows are loaded than there are. */
const nextPage = <Row>(_: Page<Row>, pages: Page<Row>[], last: number): number | null => {
  const loaded = pages.reduce((sum, page) => sum + page.list.length, 0);
  const final = pages[pages.length - 1];
  return final && final.list.length > 0 && loaded < final.total ? last + 1 : null;
};

export const listQueries = {
  config: ({ skill, calls }: PaperSource) =>
    queryOptions({
      queryKey: ['practice', skill, 'config'],
      queryFn: () => calls.getSearchConfig(),
      staleTime: 10 * 60_000,
    }),
  sets: ({ skill, calls }: PaperSource, { shelf = 'jian_ya', type, unit }: ListFilter) =>
    infiniteQueryOptions({
      queryKey: ['practice', skill, 'sets', shelf, type ?? '', unit ?? 0],
      queryFn: ({ pageParam: page }): Promise<Page<SetRow>> =>
        shelf === 'jian_ya'
          ? calls.getJianYaList({ type: (type ?? '') as never, page, page_size: JIAN_YA_PAGE })
          : calls.getJiJingList({ shelf, unit: unit ?? 0, page, page_size: JI_JING_PAGE }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** As the specification has it, a search that fails shows an empty list. The failure is still reported. */
  search: ({ skill, calls }: PaperSource, { shelf, type, topic, q, state }: ListFilter) =>
    infiniteQueryOptions({
      queryKey: ['practice', skill, 'search', shelf ?? '', type ?? '', topic ?? '', q ?? '', state ?? ''],
      queryFn: ({ pageParam: page }): Promise<Page<FoundPaper>> =>
        calls
          .getSearchList({
            pid: shelf ? SHELF_PIDS[shelf] : 0,
            search_content: q ?? '',
            topic: topic ?? '',
            type: (type ?? '') as never,
            state: state ?? '',
            page,
            page_size: SEARCH_PAGE,
          })
          .catch((error: unknown) => {
            reportSilentRefusal(error);
            return { list: [], total: 0 };
          }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
};
