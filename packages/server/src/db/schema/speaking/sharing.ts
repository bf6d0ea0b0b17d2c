import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userId } from '../columns.ts';
import { speakingRecords } from '../speaking.ts';

/** What is handed on of a report: links to it, and files of it. */

/** A link to the report of one sitting. Revoked ones stay, so that their address is never used again. */
export const speakingShares = pgTable(
  'speaking_shares',
  {
    encode_id: text().primaryKey(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => speakingRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (t) => [index('speaking_shares_record').on(t.record_id)],
);

/** The report of one sitting as a file, in one language and as its words stood then. */
export const speakingPdfs = pgTable(
  'speaking_pdfs',
  {
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => speakingRecords.id, { onDelete: 'cascade' }),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    /** Of the report: once its words are put right it is another one, and so is its file. */
    revision: text().notNull().default(''),
    user_id: userId(),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** The name of the file; '' until it is ready. */
    file: text().notNull().default(''),
    size: integer().notNull().default(0),
    asked_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.language, t.revision] }), index('speaking_pdfs_user').on(t.user_id)],
);
