import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { orNull, retryNull } from '#lib/errors/null-rejection.ts';
import { nextPage } from './paging.ts';
import { listInput, type WritingFilter } from './question-filter.ts';

/** From the specification. */
const WRITING_PAGE = 12;
const TOPIC_PAGE = 10;

/** Everything the writing pages ask for about questions and drafts. */
export const essayQueries = {
  /** First part of every key: whatever was written, handed in or scored changes lists and drafts alike. */
  all: () => ({ queryKey: ['writing'] as const }),
  config: (task: 1 | 2) =>
    queryOptions({
      queryKey: ['writing', 'config', task],
      queryFn: () => api.writing.getSearchConfig({ task }),
      staleTime: 10 * 60_000,
    }),
  list: (task: 1 | 2, filter: WritingFilter) => {
    const queryKey = ['writing', 'list', task, listInput(filter)] as const;
    return infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam: page }) => {
        const ask = task === 1 ? api.writing.getTask1SearchList : api.writing.getTask2SearchList;
        return orNull(queryKey, ask({ ...listInput(filter), page, page_size: WRITING_PAGE }));
      },
      retry: retryNull(queryKey),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    });
  },
  /** Questions to choose from, for the model essay: module_id 1 Task 1, 2 Task 2, 5 both. Pages of ten, appended. */
  topics: (module_id: 1 | 2 | 5, filter: WritingFilter) =>
    infiniteQueryOptions({
      queryKey: ['writing', 'topics', module_id, listInput(filter)],
      queryFn: ({ pageParam: page }) =>
        api.topic.getList({ ...listInput(filter), module_id, page, page_size: TOPIC_PAGE }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  topicConfig: (module_id: 1 | 2 | 5) =>
    queryOptions({
      queryKey: ['writing', 'topic-config', module_id],
      queryFn: () => api.topic.getSearchConfig({ module_id }),
      staleTime: 10 * 60_000,
    }),
  paper: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'paper', id],
      queryFn: () => api.exercise.getEssayPaperInfo({ id }),
      staleTime: 10 * 60_000,
    }),
  record: (id: number) =>
    queryOptions({ queryKey: ['writing', 'record', id], queryFn: () => api.exercise.getEssayRecordInfo({ id }) }),
  /** The learner's drafts of one question, newest first. */
  drafts: (paper_id: number) =>
    queryOptions({
      queryKey: ['writing', 'drafts', paper_id],
      queryFn: () => api.writing.getRecordListByPaperId({ paper_id }),
    }),
  /** Practice mode: outline, ideas and phrases of a question. */
  help: (paper_id: number) =>
    queryOptions({
      queryKey: ['writing', 'help', paper_id],
      queryFn: () => api.writing.getPracticeHelp({ paper_id }),
      staleTime: 10 * 60_000,
    }),
  /** Texts of this draft that lost a conflict. */
  conflicts: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'conflicts', id],
      queryFn: () => api.writing.getConflictList({ id }),
      staleTime: 0,
    }),
  price: () => queryOptions({ queryKey: ['writing', 'price'], queryFn: () => api.writing.getScoringPrice() }),
  progress: (record_id: number) =>
    queryOptions({
      queryKey: ['writing', 'progress', record_id],
      queryFn: () => api.exercise.getEssayScoringResult({ record_id }),
      staleTime: 0,
    }),
  /** The draft that was written on last and can still be written on; null without one. */
  openDraft: () =>
    queryOptions({
      queryKey: ['writing', 'open-draft'],
      queryFn: async () => {
        const asked = { status: 1, page: 1, page_size: 5 } as const;
        const lists = await Promise.all([
          api.exercise.getEssayRecordList(asked),
          api.exercise.getBigEssayRecordList(asked),
        ]);
        const open = lists.flatMap(({ list }) => list).filter(({ step, words }) => step === 2 && words > 0);
        return open.sort((one, other) => other.last_time - one.last_time)[0] ?? null;
      },
    }),
  /** The draft of either task that was begun last and has words in it; null before the first. */
  lastWritten: () =>
    queryOptions({
      queryKey: ['writing', 'last-written'],
      queryFn: async () => {
        const asked = { page: 1, page_size: 5 } as const;
        const lists = await Promise.all([
          api.exercise.getEssayRecordList(asked),
          api.exercise.getBigEssayRecordList(asked),
        ]);
        const written = lists.flatMap(({ list }) => list).filter(({ words }) => words > 0);
        return written.sort((one, other) => other.last_time - one.last_time)[0] ?? null;
      },
    }),
  /** The last scored essays of a task: what the estimate beside the list is made of. */
  recent: (task: 1 | 2) =>
    queryOptions({
      queryKey: ['writing', 'recent', task],
      queryFn: () => {
        const ask = task === 1 ? api.exercise.getEssayRecordList : api.exercise.getBigEssayRecordList;
        return ask({ status: 3, page: 1, page_size: 5 });
      },
    }),
};
