import { ORDER_STATES } from '@ninefold/core/membership/order-states';
import { TERMS } from '@ninefold/core/membership/vip-periods';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Nothing, Seconds } from './fields.ts';
import { SKILLS } from './identity.ts';

/** `/api/pay/*`: memberships and their payment. Money is in cents (分). */

const Cents = z.int().positive();
const Currency = z.literal('CNY');
const OrderNum = z.string().regex(/^[0-9A-Z]{8,32}$/);
/** 1 = Alipay, anything else = WeChat, as the specification has it. */
const PayType = z.int().min(0).max(99);

const Goods = z.object({
  /** `writing_month` and so on. */
  id: z.string(),
  skill: z.enum(SKILLS),
  term: z.enum(TERMS),
  price: Cents,
  currency: Currency,
});
export type Goods = z.output<typeof Goods>;

export const Order = z.object({
  id: Id,
  order_num: z.string(),
  goods_id: z.string(),
  skill: z.enum(SKILLS),
  term: z.enum(TERMS),
  price: Cents,
  currency: Currency,
  state: z.enum(ORDER_STATES),
  /** 0 = not chosen yet, 1 = Alipay, 2 = WeChat. */
  pay_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  created_time: Seconds,
  /** When an open order closes by itself. */
  expire_time: Seconds,
  paid_time: Seconds,
  refunded_time: Seconds,
  /** What the payment gave; 0 without one. */
  valid_from: Seconds,
  valid_until: Seconds,
});
export type Order = z.output<typeof Order>;

const Ticket = Line(200, 1);

export const pay = calls({
  getGoods: {
    summary: 'What is sold, the prices, and the ways to pay that this site takes',
    access: 'anyone',
    input: Nothing,
    output: z.object({
      goods: z.array(Goods),
      /** 1 Alipay, 2 WeChat; empty: nothing can be bought here. */
      pay_types: z.array(z.union([z.literal(1), z.literal(2)])),
      /** 1: the built-in cashier answers for both, and no real money moves. */
      sandbox: Flag,
    }),
  },
  placeOrder: {
    summary: 'Order one membership; the same key again gives the same order',
    access: 'learner',
    input: z.strictObject({ goods_id: Line(40, 1), key: Line(64, 8) }),
    output: Order,
  },
  createOrder: {
    summary: 'Payment order: begins the payment of an open order; orderStr opens in a new tab or is shown as a QR code',
    access: 'learner',
    input: z.strictObject({ order_num: OrderNum, pay_type: PayType, redirect_url: Line(500, 1) }),
    output: z.object({ orderStr: z.string() }),
  },
  getOrder: {
    summary: 'One order of the learner',
    access: 'learner',
    input: z.strictObject({ order_num: OrderNum }),
    output: Order,
  },
  getOrderList: {
    summary: 'The learner’s orders, newest first; `before_id` = the last id seen',
    access: 'learner',
    input: z.strictObject({ before_id: Id.optional(), page_size: z.int().min(1).max(50).default(10) }),
    output: z.object({ list: z.array(Order), has_more: Flag }),
  },
  getSandboxOrder: {
    summary: 'What the sandbox cashier shows; the ticket stands in the address it was opened with',
    access: 'anyone',
    input: z.strictObject({ ticket: Ticket }),
    output: z.object({
      order_num: z.string(),
      title: z.string(),
      price: Cents,
      currency: Currency,
      state: z.enum(ORDER_STATES),
      /** Where the buyer goes afterwards: a path of this site. */
      redirect_url: z.string(),
    }),
  },
  settleSandboxOrder: {
    summary: 'The buyer pressed pay or cancel in the sandbox; the cashier then sends its signed callback',
    access: 'anyone',
    input: z.strictObject({ ticket: Ticket, action: z.enum(['pay', 'cancel']) }),
    output: z.object({ state: z.enum(ORDER_STATES), redirect_url: z.string() }),
  },
});
