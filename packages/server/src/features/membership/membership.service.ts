import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { Order, pay } from '@ninefold/contract/membership';
import { VIP_SKILLS, type VipSkill } from '@ninefold/core/membership/vip';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RawCallback } from '#providers/payment/payment.ts';
import { giveDays } from './entitle.ts';
import { goodsOf } from './goods.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { type Gift, type MembershipOf, membershipsRepo } from './memberships.repo.ts';
import { beginPayment } from './orders/begin-payment.ts';
import { receiveCallback } from './orders/callbacks.ts';
import { closeOrders } from './orders/close-orders.ts';
import { orderView } from './orders/order-view.ts';
import { ordersRepo } from './orders/orders.repo.ts';
import { placeOrder } from './orders/place-order.ts';
import { redirectPath } from './orders/redirect-url.ts';
import { settleSandboxOrder, showSandboxOrder } from './sandbox-cashier.ts';

type In<K extends keyof typeof pay> = ParsedInput<(typeof pay)[K]>;

export type Membership = ReturnType<typeof membershipService>;

/** Memberships: ordered, paid, given, given back. */
export const membershipService = (deps: MembershipDeps) => {
  return {
    async getGoods() {
      const { offered, sandbox } = deps.payments;
      const goods = offered.length ? goodsOf(deps.settings) : [];
      return { goods, pay_types: offered, sandbox: sandbox ? (1 as const) : (0 as const) };
    },

    async placeOrder(userId: number, { goods_id, key }: In<'placeOrder'>) {
      const { order_num } = await placeOrder(deps, userId, goods_id, key);
      return ownOrder(userId, order_num);
    },

    async createOrder(userId: number, input: In<'createOrder'>, { ownOrigins, language }: Caller) {
      const path = redirectPath(input.redirect_url, ownOrigins);
      if (path === null) throw new AppError('invalid_input', { fields: ['redirect_url'] });
      const payType = input.pay_type === 1 ? 1 : 2;
      return {
        orderStr: await beginPayment(deps, userId, {
          orderNum: input.order_num,
          payType,
          redirectPath: path,
          language,
        }),
      };
    },

    getOrder: (userId: number, { order_num }: In<'getOrder'>) => ownOrder(userId, order_num),

    async getOrderList(userId: number, { before_id, page_size }: In<'getOrderList'>) {
      const found = await ordersRepo(deps.db).page(userId, before_id, page_size + 1);
      return {
        list: found.slice(0, page_size).map(orderView),
        has_more: found.length > page_size ? (1 as const) : (0 as const),
      };
    },

    getSandboxOrder: ({ ticket }: In<'getSandboxOrder'>, language: Language) =>
      showSandboxOrder(deps, ticket, language),
    settleSandboxOrder: ({ ticket, action }: In<'settleSandboxOrder'>) => settleSandboxOrder(deps, ticket, action),

    /** null: no such provider here. */
    async receive(name: string, raw: RawCallback) {
      const provider = deps.payments.named(name);
      return provider && receiveCallback(deps, provider, raw);
    },

    closeOrders: () => closeOrders(deps),

    isMember: async (db: Db, userId: number, skill: VipSkill): Promise<boolean> =>
      ((await membershipsRepo(db).endOf({ userId, skill })) ?? 0) > deps.now(),

    membersAmong: async (db: Db, userIds: readonly number[]): Promise<number[]> =>
      userIds.length ? membershipsRepo(db).membersAmong([...userIds], deps.now()) : [],
    memberIds: (db: Db): Promise<number[]> => membershipsRepo(db).memberIds(deps.now()),

    /** When the memberships of a learner end, of the skills that have one now. */
    async endsOf(db: Db, userId: number) {
      const ends = [];
      for (const skill of VIP_SKILLS) {
        const end = await membershipsRepo(db).endOf({ userId, skill });
        if (end && end > deps.now()) ends.push({ skill, until: secondsOf(end) });
      }
      return ends;
    },

    /** Locked until the caller's transaction ends; when it ends as it is. */
    holdEnd: async (tx: Db, of: MembershipOf): Promise<Date> => (await membershipsRepo(tx).lock(of)).expires_at,
    giveDays: (tx: Db, of: MembershipOf, days: number): Promise<Date> => giveDays(deps, tx, of, days, deps.now()),

    /** A membership that nobody paid for, to somebody who has none of that skill. */
    async gift(tx: Db, given: Gift): Promise<void> {
      await membershipsRepo(tx).insert(given);
    },
  };

  /** Somebody else's order is answered like an unknown one. */
  async function ownOrder(userId: number, orderNum: string): Promise<Order> {
    const found = await ordersRepo(deps.db).find(orderNum);
    if (found?.order.user_id !== userId) throw new AppError('not_found', { fields: ['order_num'] });
    return orderView(found);
  }
};
