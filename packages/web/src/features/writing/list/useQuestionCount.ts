import { useQuery } from '@tanstack/react-query';
import { essayQueries } from '../essay.queries.ts';

/** How many questions a task has; undefined until it is known. */
export function useQuestionCount(task: 1 | 2): number | undefined {
  const { data } = useQuery(essayQueries.config(task));
  return data?.types.reduce((sum, { count }) => sum + count, 0);
}
