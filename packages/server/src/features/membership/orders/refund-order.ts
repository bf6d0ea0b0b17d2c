import type { OrderState } from '@ninefold/core/membership/order-states';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { ordersRepo } from './orders.repo.ts';
import { giveBack } from './settle.ts';

type RefundDeps = Pick<Deps, 'db' | 'payments' | 'now'>;
type Refunded =
  | { outcome: 'refunded' | 'already_refunded'; cents: number }
  | { outcome: 'not_paid'; state: OrderState };

/**
 * The operator gives the money back. The provider first: it gives back once however often it is asked, so a command
 * that died in between is simply run again.
 */
export async function refundOrder(deps: RefundDeps, orderNum: string, reason: string): Promise<Refunded> {
  const found = await ordersRepo(deps.db).find(orderNum);
  if (!found) throw new AppError('not_found');
  const { state, cents, provider: name } = found.order;
  if (state === 'refunded') return { outcome: 'already_refunded', cents };
  if (state !== 'paid') return { outcome: 'not_paid', state };
  const provider = name && deps.payments.named(name);
  if (!provider) throw new AppError('pay_type_off', { details: { provider: name ?? '' } });
  await provider.refund({ orderNum, cents, reason }, deps.now());

  return deps.db.transaction(async (tx) => {
    const order = await ordersRepo(tx).lock(orderNum);
    // The provider's own callback, or a second operator, was faster.
    if (order?.state !== 'paid') return { outcome: 'already_refunded', cents };
    await giveBack(tx, order, reason, deps.now());
    return { outcome: 'refunded', cents };
  });
}
