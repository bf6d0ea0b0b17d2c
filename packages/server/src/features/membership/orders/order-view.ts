import type { Order } from '@ninefold/contract/membership';
import { termOfLevel } from '@ninefold/core/membership/vip-periods';
import { secondsOf } from '@ninefold/core/time/seconds';
import { goodsId } from '../goods.ts';
import type { OrderRow } from './orders.repo.ts';

type Found = { order: OrderRow; period: { starts_at: Date; ends_at: Date } | null };

/** An order as the page sees it. */
export function orderView({ order, period }: Found): Order {
  const term = termOfLevel(order.level);
  return {
    id: order.id,
    order_num: order.order_num,
    goods_id: goodsId(order.skill, term),
    skill: order.skill,
    term,
    price: order.cents,
    currency: order.currency,
    state: order.state,
    pay_type: order.pay_type ?? 0,
    created_time: secondsOf(order.created_at),
    expire_time: secondsOf(order.expires_at),
    paid_time: secondsOf(order.paid_at),
    refunded_time: secondsOf(order.refunded_at),
    valid_from: secondsOf(period?.starts_at ?? null),
    valid_until: secondsOf(period?.ends_at ?? null),
  };
}
