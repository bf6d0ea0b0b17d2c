import type { Input, Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { refetchProgress } from '#session/session.queries.ts';

type Calls = Contract['vocabulary'];
export type Which = Input<Calls['getCards']>['which'];
export type Round = Output<Calls['getCards']>;
export type Report = Output<Calls['learnPlan']['getTodayReport']>;
export type Plan = Output<Calls['learnPlan']['getDetail']>;
export type BookInfo = Output<Calls['getBookInfo']>;
export type WordFilter = Pick<Input<Calls['getUnitWordList']>, 'unit' | 'state' | 'name'>;
export type NotebookAsked = Pick<Input<Calls['notebook']['find']>, 'name' | 'order'>;
export type NotebookRow = Output<Calls['notebook']['find']>['list'][number];

const VOCABULARY = 'vocabulary';
/** While a promise is being reckoned the page asks again. */
const ASK_AGAIN_MS = 1500;

export const vocabularyQueries = {
  all: () => ({ queryKey: [VOCABULARY] }),
  books: () => queryOptions({ queryKey: [VOCABULARY, 'books'], queryFn: () => api.vocabulary.getBookList() }),
  book: (id: number) =>
    queryOptions({ queryKey: [VOCABULARY, 'book', id], queryFn: () => api.vocabulary.getBookInfo({ id }) }),
  words: (book_id: number, filter: WordFilter) =>
    infiniteQueryOptions({
      queryKey: [VOCABULARY, 'words', book_id, filter],
      queryFn: ({ pageParam }) =>
        api.vocabulary.getUnitWordList({ book_id, ...filter, page: pageParam, page_size: 50 }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  plan: () => queryOptions({ queryKey: [VOCABULARY, 'plan'], queryFn: () => api.vocabulary.learnPlan.getDetail() }),
  report: () =>
    queryOptions({ queryKey: [VOCABULARY, 'report'], queryFn: () => api.vocabulary.learnPlan.getTodayReport() }),
  promise: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'promise'],
      queryFn: () => api.vocabulary.learnPlan.getPromise(),
      refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_AGAIN_MS : false),
    }),
  /** Asked for once: what the learner is answering must not change under their hands. */
  cards: (which: Which) =>
    queryOptions({
      queryKey: [VOCABULARY, 'cards', which],
      queryFn: () => api.vocabulary.getCards({ which }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  notebook: (asked: NotebookAsked) =>
    infiniteQueryOptions({
      queryKey: [VOCABULARY, 'notebook', asked],
      queryFn: ({ pageParam }) => api.vocabulary.notebook.find({ ...asked, page: pageParam, page_size: 50 }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  smart: (kind: 'misspelt' | 'essays') =>
    queryOptions({ queryKey: [VOCABULARY, 'smart', kind], queryFn: () => api.vocabulary.getSmartList({ kind }) }),
  ofPaper: (paper_id: number) =>
    queryOptions({
      queryKey: [VOCABULARY, 'of-paper', paper_id],
      queryFn: () => api.vocabulary.getSmartList({ kind: 'paper', paper_id }),
    }),
  placement: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'placement'],
      queryFn: () => api.vocabulary.placement.getItems(),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** Something was learnt, or another plan was made: every list and the day have changed. */
export function refetchWords(client: QueryClient): void {
  void client.invalidateQueries({
    ...vocabularyQueries.all(),
    predicate: ({ queryKey }) => queryKey[1] !== 'cards' && queryKey[1] !== 'placement',
  });
  refetchProgress(client);
}
