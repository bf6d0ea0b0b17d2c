import type { Language } from '@ninefold/contract/errors';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { PayType } from '#providers/payment/open.ts';
import { titleOf } from '../goods.ts';
import { type OrderRow, ordersRepo } from './orders.repo.ts';

type Wanted = { orderNum: string; payType: PayType; redirectPath: string; language: Language };

/** The payment order: the learner's open order goes to the provider of their choice, which gives `orderStr`. */
export async function beginPayment(deps: Deps, userId: number, wanted: Wanted): Promise<string> {
  const provider = deps.payments.of(wanted.payType);
  if (!provider) throw new AppError('pay_type_off', { fields: ['pay_type'] });
  const now = deps.now();
  const order = await deps.db.transaction(async (tx) => {
    const repo = ordersRepo(tx);
    const locked = await repo.lock(wanted.orderNum);
    if (locked?.user_id !== userId) throw new AppError('not_found', { fields: ['order_num'] });
    requirePayable(locked, wanted.payType, provider.name, now);
    await repo.choose(locked.id, {
      pay_type: wanted.payType,
      provider: provider.name,
      redirect_path: wanted.redirectPath,
    });
    return locked;
  });
  // Outside the transaction: a slow provider must not hold the row.
  return provider.begin(
    {
      orderNum: order.order_num,
      cents: order.cents,
      title: titleOf(order, wanted.language),
      expiresAt: order.expires_at,
      redirectPath: wanted.redirectPath,
    },
    now,
  );
}

function requirePayable(order: OrderRow, payType: PayType, provider: string, now: Date): void {
  if (order.state !== 'open' || order.expires_at <= now) throw new AppError('order_closed');
  const chosen = order.provider !== null;
  // Two cashiers open for one order could both be paid.
  if (chosen && (order.pay_type !== payType || order.provider !== provider)) throw new AppError('pay_type_fixed');
}
