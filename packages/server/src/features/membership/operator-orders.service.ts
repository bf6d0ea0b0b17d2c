import type { Deps } from '#deps.ts';
import { ordersRepo } from './orders/orders.repo.ts';
import { refundOrder } from './orders/refund-order.ts';

export type OperatorOrders = ReturnType<typeof operatorOrdersService>;

/** What an operator does about orders. */
export const operatorOrdersService = (deps: Pick<Deps, 'db' | 'payments' | 'now'>) => ({
  newest: (userId: number | undefined, limit: number, before?: number) =>
    ordersRepo(deps.db).newest(userId, limit, before),
  refund: (orderNum: string, reason: string) => refundOrder(deps, orderNum, reason),
});
