import { AppError } from '#app-error.ts';
import { CallbackRefused, type PaymentProvider } from '#providers/payment/payment.ts';
import type { MembershipDeps } from '../membership-deps.ts';
import { type OrderRow, ordersRepo } from './orders.repo.ts';
import { settle } from './settle.ts';

const BATCH = 100;
/** A provider that is away is not asked about a thousand orders, ten seconds each. */
const MOST_FAILURES = 20;
/** A provider that has nothing to say about an order for a day is not waited for any longer. */
const GIVE_UP_MS = 86_400_000;

/** Closes orders whose time is over. Gives the number of them; the others were paid, or wait for their provider. */
export async function closeOrders(deps: MembershipDeps): Promise<number> {
  let closed = 0;
  let failures = 0;
  for (let after = 0; ; ) {
    const overdue = await ordersRepo(deps.db).overdue(deps.now(), after, BATCH);
    for (const order of overdue) {
      const end = await closeOrder(deps, order);
      if (end === 'closed') closed++;
      if (end === 'no_answer') failures++;
      if (failures >= MOST_FAILURES) return closed;
      after = order.id;
    }
    if (overdue.length < BATCH) return closed;
  }
}

async function closeOrder(deps: MembershipDeps, order: OrderRow): Promise<'closed' | 'paid' | 'no_answer'> {
  const provider = order.provider && deps.payments.named(order.provider);
  const end = provider ? await lastWord(deps, provider, order) : 'unpaid';
  const patient = deps.now().getTime() - order.expires_at.getTime() < GIVE_UP_MS;
  if (end === 'paid' || (end === 'no_answer' && patient)) return end;
  return deps.db.transaction(async (tx) => {
    const repo = ordersRepo(tx);
    const locked = await repo.lock(order.order_num);
    // Paid in the meantime.
    if (locked?.state !== 'open') return 'paid';
    await repo.change(locked.id, { state: 'expired' });
    return 'closed';
  });
}

/** The provider is asked, because its callback may have been lost, and told to take no money from here on. */
async function lastWord(
  deps: MembershipDeps,
  provider: PaymentProvider,
  { order_num }: OrderRow,
): Promise<'paid' | 'unpaid' | 'no_answer'> {
  try {
    const news = await provider.ask(order_num, deps.now());
    if (news && news.event !== 'closed') {
      await settle(deps, provider.name, news, 'asked for when the order was closed');
      return 'paid';
    }
    await provider.close(order_num, deps.now());
    return 'unpaid';
  } catch (error) {
    if (error instanceof AppError || error instanceof CallbackRefused) return 'no_answer';
    throw error;
  }
}
