import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TableTally } from '../personal/personal-data.ts';
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

/** An archive that a learner brings along; one for each learner. */
export const dataImports = pgTable(
  'data_imports',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    /** The page's own name for the file: chosen again it goes on where it was. */
    key: text().notNull(),
    state: text({ enum: ['receiving', 'checking', 'checked', 'bringing', 'done', 'failed'] }).notNull(),
    percent: smallint().notNull().default(0),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    pieces: integer().notNull().default(0),
    tries: smallint().notNull().default(0),
    /** A process that does not renew this has died, and another one takes over. */
    lease_until: instant(),
    failure: text({ enum: ['not_an_archive', 'newer', 'damaged', 'too_large', 'too_much_sound', 'internal'] }),
    /** The file in the archive where it was seen. */
    failed_at: text(),
    /** What comes, or came, table by table. */
    tables: jsonb().$type<TableTally[]>(),
    asked_at: instant().notNull(),
    /** null: not while it is being brought in. */
    expires_at: instant(),
  },
  (t) => [
    uniqueIndex('data_imports_user').on(t.user_id),
    index('data_imports_work').on(t.id).where(sql`${t.state} in ('checking', 'bringing')`),
    index('data_imports_expiry').on(t.expires_at),
  ],
);

/** Pieces of an archive in their order, each a file of its own until the archive was brought in. */
export const dataImportPieces = pgTable(
  'data_import_pieces',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => dataImports.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    file: text().notNull(),
    size: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.seq] })],
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
    /** Gone through once; some minutes later once more, for what was under way at that moment. */
    swept_at: instant(),
    done_at: instant(),
  },
  (t) => [index('account_deletions_due').on(t.due_at).where(sql`${t.state} <> 'done'`)],
);
