import type { RecordType } from '@ninefold/core/history/record-types';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { band, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** What leads back to a record, and tells how it came about. */
export type RecordDoors = {
  mode: 'exam' | 'practice';
  kind: 'paper' | 'set' | 'own';
  source_id: number;
  papers: number[];
  redo: boolean;
};

/**
 * One row for each thing a learner did, whichever feature keeps it: a page of the history is one query. The feature
 * writes its row in the transaction in which it changes the record itself.
 */
export const historyRecords = pgTable(
  'history_records',
  {
    type: smallint().$type<RecordType>().notNull(),
    /** In the feature that keeps it. */
    record_id: bigint({ mode: 'number' }).notNull(),
    user_id: userId().references(() => users.id),
    state: text({ enum: ['open', 'handed_in', 'scoring', 'done'] }).notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    /** What a search looks through: both titles, in small letters. */
    words: text().notNull(),
    /** Names what was done, so that the time before can be found. */
    about: text().notNull(),
    doors: jsonb().$type<RecordDoors>().notNull(),
    topics: text().array().notNull(),
    question_types: text().array().notNull(),
    right: integer().notNull(),
    total: integer().notNull(),
    band: band().notNull(),
    /** What a list sorts by, see `core/history/record-score.ts`. */
    score: integer().notNull(),
    duration: integer().notNull(),
    started_at: instant().notNull(),
    /** When it was finished; until then when it was begun, or an essay last written on. */
    update_time: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.record_id] }),
    index('history_records_time').on(t.user_id, t.type, t.update_time, t.record_id),
    index('history_records_duration').on(t.user_id, t.type, t.duration, t.record_id),
    index('history_records_score').on(t.user_id, t.type, t.score, t.record_id),
    index('history_records_bands').on(t.user_id, t.update_time).where(sql`${t.band} >= 0`),
    index('history_records_about').on(t.user_id, t.type, t.about, t.update_time, t.record_id),
  ],
);
