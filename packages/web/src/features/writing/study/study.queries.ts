import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** What is asked for about a question that is studied. Begins like everything of writing, so that it is renewed with it. */
export const studyQueries = {
  review: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'review', id],
      queryFn: () => api.writing.getQuestionReview({ id }),
      staleTime: 10 * 60_000,
    }),
  models: (id: number) =>
    queryOptions({
      queryKey: ['writing', 'models', id],
      queryFn: () => api.modelEssay.getPaperInfo({ id }),
      staleTime: 10 * 60_000,
    }),
  /** Questions that the search the learner came with found, so that the next one is one press away. */
  found: (task: 1 | 2, content: string) =>
    queryOptions({
      queryKey: ['writing', 'found', task, content],
      queryFn: () => {
        const ask = task === 1 ? api.writing.getTask1SearchList : api.writing.getTask2SearchList;
        return ask({ content, page: 1, page_size: 100 });
      },
      staleTime: 60_000,
    }),
};
