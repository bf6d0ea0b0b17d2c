import type { House } from '../../house.ts';
import { AppError } from '../../http/app-error.ts';
import { NoticeRefused } from '../../providers/payment/payment.ts';
import { type OrderRow, ordersRepo } from './orders.repo.ts';
import { settle } from './settle.ts';

const BATCH = 100;

/**
 * Closes orders whose time is over. The provider is asked first, because its notice may have been lost, and told to
 * take no money any more; one that does not answer is asked again the next time. Gives the number of orders closed.
 */
export async function closeOrders(house: House): Promise<number> {
  let closed = 0;
  for (const order of await ordersRepo(house.db).overdue(house.now(), BATCH)) {
    try {
      if (await closeOrder(house, order)) closed++;
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof NoticeRefused)) throw error;
    }
  }
  return closed;
}

async function closeOrder(house: House, order: OrderRow): Promise<boolean> {
  const provider = order.provider && house.payments.named(order.provider);
  if (provider) {
    const news = await provider.ask(order.order_num, house.now());
    if (news && news.event !== 'closed') {
      await settle(house, provider.name, news, 'asked for when the order was closed');
      return false;
    }
    await provider.close(order.order_num, house.now());
  }
  return house.db.transaction(async (tx) => {
    const repo = ordersRepo(tx);
    const locked = await repo.lock(order.order_num);
    // Paid in the meantime.
    if (locked?.state !== 'open') return false;
    await repo.change(locked.id, { state: 'expired' });
    return true;
  });
}
