import type { House } from '#house.ts';
import { ordersRepo } from './orders/orders.repo.ts';
import { refundOrder } from './orders/refund-order.ts';

/** What an operator does about orders, from the machine itself. */
export const paymentDeskService = (house: Pick<House, 'db' | 'payments' | 'now'>) => ({
  newest: (userId: number | undefined, limit: number) => ordersRepo(house.db).newest(userId, limit),
  refund: (orderNum: string, reason: string) => refundOrder(house, orderNum, reason),
});
