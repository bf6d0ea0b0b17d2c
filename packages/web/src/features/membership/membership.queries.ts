import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const membershipQueries = {
  goods: () =>
    queryOptions({ queryKey: ['membership', 'goods'], queryFn: () => api.pay.getGoods(), staleTime: 5 * 60_000 }),
  /** Never cached: it changes at the cashier, without this page. */
  order: (orderNum: string) =>
    queryOptions({
      queryKey: ['membership', 'order', orderNum],
      queryFn: () => api.pay.getOrder({ order_num: orderNum }),
      staleTime: 0,
    }),
  orders: () =>
    infiniteQueryOptions({
      queryKey: ['membership', 'orders'],
      queryFn: ({ pageParam }) => api.pay.getOrderList(pageParam ? { before_id: pageParam } : {}),
      initialPageParam: 0,
      getNextPageParam: ({ list, has_more }) => (has_more ? list.at(-1)?.id : undefined),
    }),
};
