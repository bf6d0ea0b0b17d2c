import type { Language } from '@ninefold/contract/errors';
import { AppError } from '#app-error.ts';
import { titleOf } from './goods.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { receiveCallback } from './orders/callbacks.ts';
import { ordersRepo } from './orders/orders.repo.ts';

/** The sandbox's cashier page. It knows an order only by its ticket, and reaches the shop only by signed callbacks. */

export async function showSandboxOrder(deps: MembershipDeps, ticket: string, language: Language) {
  const { order } = await byTicket(deps, ticket);
  return {
    order_num: order.order_num,
    title: titleOf(order, language),
    price: order.cents,
    currency: order.currency,
    // The job that closes orders runs now and then; the cashier closes on time.
    state: order.state === 'open' && order.expires_at <= deps.now() ? ('expired' as const) : order.state,
    redirect_url: order.redirect_path,
  };
}

export async function settleSandboxOrder(deps: MembershipDeps, ticket: string, action: 'pay' | 'cancel') {
  const { order, sandbox } = await byTicket(deps, ticket);
  const now = deps.now();
  if (order.state === 'open' && order.expires_at <= now) throw new AppError('order_closed');
  const event = action === 'pay' ? 'paid' : 'closed';
  if (order.state === 'open')
    await receiveCallback(
      deps,
      sandbox,
      sandbox.callback({ orderNum: order.order_num, cents: order.cents }, event, now),
    );
  const settled = await ordersRepo(deps.db).find(order.order_num);
  return { state: settled?.order.state ?? order.state, redirect_url: order.redirect_path };
}

async function byTicket(deps: MembershipDeps, ticket: string) {
  const { sandbox } = deps.payments;
  const orderNum = sandbox?.orderOfTicket(ticket);
  const found = orderNum ? await ordersRepo(deps.db).find(orderNum) : undefined;
  if (!sandbox || found?.order.provider !== 'sandbox') throw new AppError('not_found', { fields: ['ticket'] });
  return { order: found.order, sandbox };
}
