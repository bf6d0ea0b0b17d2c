import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** Learners take their data with them, or have it deleted. */

/** An archive that a learner had made. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    state: text({ enum: ['waiting', 'making', 'ready', 'failed'] }).notNull(),
    percent: smallint().notNull().default(0),
    /** Chosen when it is asked for: a second try after a sudden stop writes over the first. */
    file: text().notNull(),
    size: bigint({ mode: 'number' }).notNull().default(0),
    tries: smallint().notNull().default(0),
    /** A process that does not renew this has died, and another one takes over. */
    lease_until: instant(),
    asked_at: instant().notNull(),
    ready_at: instant(),
    expires_at: instant(),
  },
  (t) => [
    uniqueIndex('data_exports_one').on(t.user_id).where(sql`${t.state} in ('waiting', 'making')`),
    index('data_exports_user').on(t.user_id, t.id),
    index('data_exports_work').on(t.id).where(sql`${t.state} in ('waiting', 'making')`),
    index('data_exports_expiry').on(t.expires_at),
  ],
);

/** Who asked to be forgotten, and when it was done. The row stays, with a number that names nobody any more. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    user_id: userId().primaryKey(),
    state: text({ enum: ['asked', 'erasing', 'done'] }).notNull(),
    asked_at: instant().notNull(),
    due_at: instant().notNull(),
    lease_until: instant(),
    done_at: instant(),
  },
  (t) => [index('account_deletions_due').on(t.due_at).where(sql`${t.state} <> 'done'`)],
);
