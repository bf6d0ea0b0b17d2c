import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, now, userId } from './columns.ts';
import { users } from './identity.ts';

/** Memberships, orders and payments. */

/** One row per skill; an expired membership stays, and `expires_at` says so. */
export const memberships = pgTable(
  'memberships',
  {
    user_id: userId().references(() => users.id),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.skill] })],
);

/** One membership ordered once. The price is the one shown when it was ordered; money is in cents. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What the learner, the operator and the provider call it. */
    order_num: text().notNull(),
    user_id: userId().references(() => users.id),
    /** Made by the page: pressing the button again finds the same order. */
    key: text().notNull(),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().$type<1 | 2 | 3>().notNull(),
    cents: integer().notNull(),
    currency: text().$type<'CNY'>().notNull().default('CNY'),
    state: text({ enum: ['open', 'paid', 'refunded', 'cancelled', 'expired'] }).notNull(),
    /** Chosen at the first payment order and kept: one order is never paid at two places. */
    pay_type: smallint().$type<1 | 2>(),
    provider: text({ enum: ['sandbox', 'alipay', 'wechat'] }),
    redirect_path: text().notNull().default('/'),
    created_at: now(),
    expires_at: instant().notNull(),
    paid_at: instant(),
    refunded_at: instant(),
    refund_reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('orders_num').on(t.order_num),
    uniqueIndex('orders_key').on(t.user_id, t.key),
    index('orders_user').on(t.user_id, t.id),
    index('orders_open').on(t.expires_at).where(sql`${t.state} = 'open'`),
    check('orders_cost_something', sql`${t.cents} > 0`),
  ],
);

/** A provider's verified message that an order was paid, as it came: one row per order. */
export const payments = pgTable(
  'payments',
  {
    order_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    provider: text({ enum: ['sandbox', 'alipay', 'wechat'] }).notNull(),
    /** The provider's own number. */
    trade_num: text().notNull(),
    cents: integer().notNull(),
    /** The callback's body as it came. The column keeps its first name: an applied migration is never edited. */
    callback: text('notice').notNull(),
    noted_at: instant().notNull(),
  },
  (t) => [uniqueIndex('payments_trade').on(t.provider, t.trade_num)],
);

/** One skill between two moments; `memberships` keeps the end of the last period. */
export const membershipPeriods = pgTable(
  'membership_periods',
  {
    id: id(),
    /** The payment that gave it; null for a gift. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    user_id: userId().references(() => users.id),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().$type<1 | 2 | 3>().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    /** Months are counted by the calendar of this zone. */
    time_zone: text().notNull(),
  },
  (t) => [
    uniqueIndex('membership_periods_order').on(t.order_id),
    index('membership_periods_user').on(t.user_id, t.skill, t.ends_at),
  ],
);
