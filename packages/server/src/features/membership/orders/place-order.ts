import { randomInt } from 'node:crypto';
import { levelOfTerm, termOfLevel } from '@ninefold/core/membership/vip-periods';
import { AppError } from '#app-error.ts';
import { hit } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import { goodsId, goodsOf } from '../goods.ts';
import { type OrderRow, ordersRepo } from './orders.repo.ts';

/** One order per key: a second press, or a page that lost the answer, gets the order it already has. */
export async function placeOrder(deps: Deps, userId: number, wanted: string, key: string): Promise<OrderRow> {
  const repo = ordersRepo(deps.db);
  const earlier = await repo.byKey(userId, key);
  if (earlier) return sameGoods(earlier, wanted);

  const goods = goodsOf(deps.settings).find(({ id }) => id === wanted);
  if (!goods) throw new AppError('invalid_input', { fields: ['goods_id'] });
  if (deps.payments.offered.length === 0) throw new AppError('pay_type_off');
  await requireNotTooMany(deps, userId);

  const now = deps.now();
  const made = await repo.insert({
    order_num: newOrderNum(now),
    user_id: userId,
    key,
    skill: goods.skill,
    level: levelOfTerm(goods.term),
    cents: goods.price,
    created_at: now,
    expires_at: new Date(now.getTime() + deps.settings.PAY_ORDER_MINUTES * 60_000),
  });
  if (made) return made;
  // Two presses at the same moment: the other one made it.
  return placeOrder(deps, userId, wanted, key);
}

function sameGoods(order: OrderRow, wanted: string): OrderRow {
  if (goodsId(order.skill, termOfLevel(order.level)) !== wanted) throw new AppError('conflict', { fields: ['key'] });
  return order;
}

async function requireNotTooMany({ db, settings, now }: Deps, userId: number): Promise<void> {
  const limit = { key: `orders:${userId}`, max: settings.PAY_ORDERS_PER_HOUR, windowSeconds: 3600 };
  const { allowed, retryAfter } = await hit(db, limit, now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });
}

/** Without the letters that look like digits: people read these numbers to each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `NF20261115` and ten random characters: fits every provider, sorts by day, and cannot be guessed. */
function newOrderNum(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `NF${day}${Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
