import type { House } from '../../house.ts';
import { ordersRepo } from './orders.repo.ts';
import { refundOrder } from './refund-order.ts';

/** What an operator does about orders, from the machine itself. */
export const paymentDeskService = (house: Pick<House, 'db' | 'payments' | 'now'>) => ({
  newest: (userId: number | undefined, limit: number) => ordersRepo(house.db).newest(userId, limit),
  refund: (orderNum: string, reason: string) => refundOrder(house, orderNum, reason),
});
