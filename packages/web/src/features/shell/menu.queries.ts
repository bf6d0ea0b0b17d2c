import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const menuQueries = {
  /** The whole side menu; the operator decides what is in it. */
  list: () => queryOptions({ queryKey: ['menu'], queryFn: () => api.common.getMenuList({}), staleTime: 10 * 60_000 }),
  /** The items below one item. */
  below: (pid: number) =>
    queryOptions({
      queryKey: ['menu', pid],
      queryFn: () => api.common.getMenuList({ pid }),
      staleTime: 10 * 60_000,
    }),
};
