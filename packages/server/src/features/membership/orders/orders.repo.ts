import { and, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { membershipPeriods, orders, payments } from '#db/schema/membership.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = Pick<
  OrderRow,
  'order_num' | 'user_id' | 'key' | 'skill' | 'level' | 'cents' | 'created_at' | 'expires_at'
>;
type Change = Partial<Pick<OrderRow, 'state' | 'paid_at' | 'refunded_at' | 'refund_reason'>>;

const withPeriod = {
  order: orders,
  period: { starts_at: membershipPeriods.starts_at, ends_at: membershipPeriods.ends_at },
};

export const ordersRepo = (db: Db) => ({
  /** undefined when this learner has used the key before. */
  insert: async (order: NewOrder): Promise<OrderRow | undefined> =>
    (
      await db.orm
        .insert(orders)
        .values({ ...order, state: 'open' })
        .onConflictDoNothing({ target: [orders.user_id, orders.key] })
        .returning()
    )[0],

  byKey: async (userId: number, key: string): Promise<OrderRow | undefined> =>
    (
      await db.orm
        .select()
        .from(orders)
        .where(and(eq(orders.user_id, userId), eq(orders.key, key)))
    )[0],

  find: async (orderNum: string) =>
    (
      await db.orm
        .select(withPeriod)
        .from(orders)
        .leftJoin(membershipPeriods, eq(membershipPeriods.order_id, orders.id))
        .where(eq(orders.order_num, orderNum))
    )[0],

  /** Newest first, by key: as fast for the thousandth as for the first. */
  page: (userId: number, beforeId: number | undefined, limit: number) =>
    db.orm
      .select(withPeriod)
      .from(orders)
      .leftJoin(membershipPeriods, eq(membershipPeriods.order_id, orders.id))
      .where(and(eq(orders.user_id, userId), beforeId === undefined ? undefined : lt(orders.id, beforeId)))
      .orderBy(desc(orders.id))
      .limit(limit),

  newest: (userId: number | undefined, limit: number, before?: number) =>
    db.orm
      .select()
      .from(orders)
      .where(
        and(
          userId === undefined ? undefined : eq(orders.user_id, userId),
          before === undefined ? undefined : lt(orders.id, before),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(limit),

  /** Whoever holds this row decides what becomes of the order; everybody else waits and then sees it. */
  lock: async (orderNum: string): Promise<OrderRow | undefined> =>
    (await db.orm.select().from(orders).where(eq(orders.order_num, orderNum)).for('update'))[0],

  /** Once: undefined when another way to pay was chosen before. */
  choose: async (id: number, chosen: Pick<OrderRow, 'pay_type' | 'provider' | 'redirect_path'>) =>
    (
      await db.orm
        .update(orders)
        .set(chosen)
        .where(and(eq(orders.id, id), isNull(orders.provider)))
        .returning({ id: orders.id })
    )[0],

  change: (id: number, change: Change) => db.orm.update(orders).set(change).where(eq(orders.id, id)),

  notePayment: (payment: typeof payments.$inferInsert) => db.orm.insert(payments).values(payment),

  /** Open orders whose time is over, from the one after `afterId` on. */
  overdue: (now: Date, afterId: number, limit: number) =>
    db.orm
      .select()
      .from(orders)
      .where(and(eq(orders.state, 'open'), lte(orders.expires_at, now), gt(orders.id, afterId)))
      .orderBy(orders.id)
      .limit(limit),
});
