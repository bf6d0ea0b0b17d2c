import type { CoinReason } from '@ninefold/core/economy/coin-reasons';
import type { Deed, DeedSkill } from '@ninefold/core/economy/deeds';
import type { Purse } from '@ninefold/core/economy/purse';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, now, userId } from './columns.ts';
import { users } from './identity.ts';

/** Coins, deeds, the daily sign-in, invitations. */

/** Coins and free tries, one row per learner. The ledger behind it is below. */
export const wallets = pgTable(
  'wallets',
  {
    user_id: userId()
      .primaryKey()
      .references(() => users.id),
    coins: integer().notNull().default(0),
    ai_test_num: integer().notNull().default(0),
    task_correct_num: integer().notNull().default(0),
    model_essay_num: integer().notNull().default(0),
    /** How many entries of each direction the list of coins has: its totals, and what its pages are numbered by. */
    earned_entries: integer().notNull().default(0),
    spent_entries: integer().notNull().default(0),
    /** Friends who registered with this learner's code. */
    friends: integer().notNull().default(0),
  },
  (t) => [
    check(
      'wallets_never_negative',
      sql`${t.coins} >= 0 and ${t.ai_test_num} >= 0 and ${t.task_correct_num} >= 0 and ${t.model_essay_num} >= 0`,
    ),
  ],
);

/**
 * The ledger over coins and free tries; a wallet is its running sum. Append-only: a trigger and a missing privilege
 * refuse every update and delete (see the migration).
 */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    purse: text().$type<Purse>().notNull(),
    change: integer().notNull(),
    balance_after: integer().notNull(),
    /** What the learner's list shows it as: 1 spent, 2 earned; null for tries, and where nothing fitted under the cap. */
    type: smallint().$type<1 | 2>(),
    /** Its number, without gaps, among the learner's shown entries, and among those of its type: page N is a range. */
    seq: integer(),
    type_seq: integer(),
    reason: text().$type<CoinReason>().notNull(),
    reference: text().notNull(),
    key: text().notNull(),
    created_at: now(),
  },
  (t) => [
    uniqueIndex('coin_entries_key').on(t.key),
    uniqueIndex('coin_entries_seq').on(t.user_id, t.seq).where(sql`${t.seq} is not null`),
    uniqueIndex('coin_entries_type_seq').on(t.user_id, t.type, t.type_seq).where(sql`${t.seq} is not null`),
    index('coin_entries_user').on(t.user_id, t.id),
    check('coin_entries_never_negative', sql`${t.balance_after} >= 0`),
  ],
);

/** What a learner really did, once per reference. */
export const deeds = pgTable(
  'deeds',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    deed: text().$type<Deed>().notNull(),
    skill: text().$type<DeedSkill>(),
    reference: text().notNull(),
    /** Of active time. */
    seconds: integer().notNull().default(0),
    happened_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('deeds_once').on(t.user_id, t.deed, t.reference),
    index('deeds_user').on(t.user_id, t.happened_at),
  ],
);

/** One row for a learner's calendar day; `streak` is the unbroken row of days up to it. */
export const signIns = pgTable(
  'sign_ins',
  {
    user_id: userId().references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    points: integer().notNull(),
    streak: integer().notNull(),
    /** Where the day was counted; null before this was kept. */
    time_zone: text(),
    created_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);

/** Who came with whose code. The inviter was here first, so nobody can invite themselves, directly or in a circle. */
export const invites = pgTable(
  'invites',
  {
    invitee_id: userId()
      .primaryKey()
      .references(() => users.id),
    inviter_id: userId().references(() => users.id),
    /** Its number, without gaps, among the inviter's friends. */
    seq: integer().notNull(),
    bound_at: now(),
    rewarded_at: instant(),
    /** The site's calendar day on which the inviter was paid; null when that day's limit was used up. */
    rewarded_day: date({ mode: 'string' }),
    inviter_coins: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('invites_seq').on(t.inviter_id, t.seq),
    index('invites_day').on(t.inviter_id, t.rewarded_day),
    check('invites_older_inviter', sql`${t.inviter_id} < ${t.invitee_id}`),
  ],
);

/** How many of a limited reward are gone. */
export const limitedRewards = pgTable('limited_rewards', {
  name: text().primaryKey(),
  taken: integer().notNull(),
});
