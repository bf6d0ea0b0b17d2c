import type { BandStep } from '@ninefold/core/bands/band-tables';
import type { MockPart } from '@ninefold/core/mock/sitting';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { band, id, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** A mock test that a learner sits or sat. Its papers are attempts and drafts; this says which, and when. */
export const mockRecords = pgTable(
  'mock_records',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    mock_id: bigint({ mode: 'number' }).notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    module: text({ enum: ['academic', 'general'] }).notNull(),
    exam_type: smallint().$type<1 | 2>().notNull(),
    /** Content ids of its papers, as they were when it began. */
    papers: jsonb().$type<Partial<Record<MockPart, number[]>>>().notNull(),
    /** The versions of them that were chosen then: a pack that is imported meanwhile changes no paper of an open mock. */
    versions: jsonb().$type<{ id: number; hash: string }[]>().notNull().default([]),
    /** The interview; null where the pack has none. */
    speaking_paper: bigint({ mode: 'number' }),
    /** What each paper takes and asks, as it was told before the start. */
    plan: jsonb().$type<MockPlan>().notNull(),
    /** Lowest raw score for each band, where the pack has a table of its own for this test. */
    band_tables: jsonb().$type<MockBandTables>().notNull().default({}),
    state: text({ enum: ['open', 'marking', 'done', 'abandoned'] }).notNull(),
    /** The key of the press that began it. */
    start_key: text().notNull(),
    listening_attempt: bigint({ mode: 'number' }),
    reading_attempt: bigint({ mode: 'number' }),
    task1_record: bigint({ mode: 'number' }),
    task2_record: bigint({ mode: 'number' }),
    speaking_record: bigint({ mode: 'number' }),
    with_report: boolean().notNull(),
    /** How the report of each task and of the interview was paid for. */
    payments: jsonb().$type<MockPayment[]>().notNull().default([]),
    started_at: instant().notNull(),
    ended_at: instant(),
    /** Looked at again by the job then: a paper or a break is over. */
    due_at: instant(),
  },
  (t) => [
    uniqueIndex('mock_records_start').on(t.user_id, t.start_key),
    uniqueIndex('mock_records_open').on(t.user_id).where(sql`${t.state} = 'open'`),
    index('mock_records_user').on(t.user_id, t.id),
    index('mock_records_due').on(t.due_at).where(sql`${t.due_at} is not null`),
    index('mock_records_listening').on(t.listening_attempt),
    index('mock_records_reading').on(t.reading_attempt),
    index('mock_records_task1').on(t.task1_record),
    index('mock_records_task2').on(t.task2_record),
    index('mock_records_speaking').on(t.speaking_record),
  ],
);

export type MockPlan = { part: MockPart; seconds: number; questions: number; papers: number }[];
export type MockBandTables = { listening?: BandStep[] | undefined; reading?: BandStep[] | undefined };
export type MockPayment = {
  task: 1 | 2 | 'speaking';
  key: string;
  with: 'membership' | 'free_try' | 'coins';
  coins: number;
};

/** The scores of finished mock tests; -1 for a skill that was not taken. */
export const mockResults = pgTable(
  'mock_results',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    /** The mock it came from; null: told by somebody else. */
    record_id: bigint({ mode: 'number' }),
    score: band().notNull(),
    listening_score: band().notNull().default(-1),
    reading_score: band().notNull().default(-1),
    writing_score: band().notNull().default(-1),
    speaking_score: band().notNull().default(-1),
    taken_at: instant().notNull(),
  },
  (t) => [
    index('mock_results_user').on(t.user_id, t.taken_at, t.id),
    uniqueIndex('mock_results_record').on(t.record_id),
  ],
);

/** The report of one mock as a file, in one language and with the bands it had then. */
export const mockPdfs = pgTable(
  'mock_pdfs',
  {
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => mockRecords.id, { onDelete: 'cascade' }),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    /** Its bands and states: with others it is another file. */
    shows: text().notNull(),
    user_id: userId(),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** The name of the file; '' until it is ready. */
    file: text().notNull().default(''),
    size: integer().notNull().default(0),
    asked_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.language, t.shows] }), index('mock_pdfs_user').on(t.user_id)],
);
