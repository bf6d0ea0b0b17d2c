import type { IdeasBoard } from '@ninefold/contract/writing/ideas';
import type { EssayPlan, Thought } from '@ninefold/contract/writing/model-essay';
import type { SegmentAnswer } from '@ninefold/contract/writing/segmented';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { band, id, instant, userId } from '../columns.ts';
import { users } from '../identity.ts';
import { essayRecords } from '../writing.ts';

/** What learners make of questions beside essays: boards of ideas, sentences, model essays, links to reports. */

/** The board of one question. */
export const essayIdeas = pgTable(
  'essay_ideas',
  {
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    board: jsonb().$type<Omit<IdeasBoard, 'revision' | 'update_time'>>().notNull(),
    revision: integer().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.paper_id] })],
);

/** The newest try at one sentence of a question. */
export const essaySegments = pgTable(
  'essay_segments',
  {
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    segment_id: text().notNull(),
    /** '' while only hints were taken. */
    text: text().notNull().default(''),
    answer: jsonb().$type<Pick<SegmentAnswer, 'verdict' | 'findings'>>(),
    hints: smallint().notNull().default(0),
    tries: integer().notNull().default(0),
    updated_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.paper_id, t.segment_id] })],
);

/** One way through the model essay flow. */
export const modelEssays = pgTable(
  'model_essays',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    /** The key of the press that began it: pressing again finds the same one. */
    start_key: text().notNull(),
    subject: text().notNull(),
    paper_id: bigint({ mode: 'number' }).notNull().default(0),
    task: smallint().$type<1 | 2>().notNull(),
    requirement: text().notNull().default(''),
    thought: jsonb().$type<Thought>().notNull(),
    topic_source: text({ enum: ['auto', 'user'] }).notNull(),
    content: text().notNull().default(''),
    band: band().notNull().default(-1),
    made_by: text({ enum: ['', 'pack', 'plan', 'model'] })
      .notNull()
      .default(''),
    plan: jsonb().$type<EssayPlan>(),
    near: bigint({ mode: 'number' }).array().notNull(),
    status: smallint().$type<1 | 2 | 3 | 4>().notNull().default(1),
    humor_reply: text().notNull().default(''),
    /** How often it was made: each time is paid for under a key of its own. */
    made: integer().notNull().default(0),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [uniqueIndex('model_essays_start').on(t.user_id, t.start_key), index('model_essays_user').on(t.user_id, t.id)],
);

/** A link to the report of one draft. Revoked ones stay, so that their address is never used again. */
export const essayShares = pgTable(
  'essay_shares',
  {
    encode_id: text().primaryKey(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (t) => [index('essay_shares_record').on(t.record_id)],
);

/** The report of one scoring as a file, in one language. */
export const essayPdfs = pgTable(
  'essay_pdfs',
  {
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    scoring_id: bigint({ mode: 'number' }).notNull(),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    user_id: userId(),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** The name of the file; '' until it is ready. */
    file: text().notNull().default(''),
    size: integer().notNull().default(0),
    asked_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.scoring_id, t.language] }), index('essay_pdfs_user').on(t.user_id)],
);
