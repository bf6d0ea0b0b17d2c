import type { Deps } from '#deps.ts';
import { ordersRepo } from './orders/orders.repo.ts';
import { refundOrder } from './orders/refund-order.ts';

/** What an operator does about orders, from the machine itself. */
export const operatorOrdersService = (deps: Pick<Deps, 'db' | 'payments' | 'now'>) => ({
  newest: (userId: number | undefined, limit: number) => ordersRepo(deps.db).newest(userId, limit),
  refund: (orderNum: string, reason: string) => refundOrder(deps, orderNum, reason),
});
