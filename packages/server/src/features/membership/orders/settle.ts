import { orderAfter } from '@ninefold/core/membership/order-states';
import type { Db } from '#db/db.ts';
import type { PaymentNews, ProviderName } from '#providers/payment/payment.ts';
import { endEntitlement, entitle } from '../entitle.ts';
import type { MembershipDeps } from '../membership-deps.ts';
import { type OrderRow, ordersRepo } from './orders.repo.ts';

/** What became of a provider's news; the first two are fine, the others are refused and logged for the operator. */
export type Settled = 'done' | 'repeated' | 'unknown_order' | 'wrong_amount' | 'wrong_currency';

/**
 * Believes verified news and does what follows, all or nothing. The lock on the order's row makes fifty of them at
 * once into one: the first changes the state, the others find it changed.
 */
export async function settle(
  deps: MembershipDeps,
  from: ProviderName,
  news: PaymentNews,
  callback: string,
): Promise<Settled> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const order = await ordersRepo(tx).lock(news.orderNum);
    if (order?.provider !== from) return 'unknown_order';
    if (news.event !== 'closed' && news.cents !== order.cents) return 'wrong_amount';
    if (news.currency !== order.currency) return 'wrong_currency';
    const state = orderAfter(order.state, news.event);
    if (!state) return 'repeated';
    if (news.event === 'paid') await pay(deps, tx, order, news, callback, now);
    if (news.event === 'refunded') await giveBack(tx, order, 'the provider gave the money back', now);
    if (news.event === 'closed') await ordersRepo(tx).change(order.id, { state });
    return 'done';
  });
}

async function pay(
  deps: MembershipDeps,
  tx: Db,
  order: OrderRow,
  news: PaymentNews,
  callback: string,
  now: Date,
): Promise<void> {
  const repo = ordersRepo(tx);
  await repo.notePayment({
    order_id: order.id,
    provider: order.provider!,
    trade_num: news.tradeNum,
    cents: news.cents,
    callback,
    noted_at: now,
  });
  await repo.change(order.id, { state: 'paid', paid_at: now });
  await entitle(deps, tx, order, now);
}

/** The order's row keeps both moments, paid and refunded. What it gave ends. */
export async function giveBack(tx: Db, order: OrderRow, reason: string, now: Date): Promise<void> {
  await ordersRepo(tx).change(order.id, { state: 'refunded', refunded_at: now, refund_reason: reason });
  await endEntitlement(tx, order, now);
}
