import type { DictatedWord } from '@ninefold/core/intensive-listening/dictation/mark-dictation';
import type { NotAssessed, WordScore } from '@ninefold/examiner/speech/report';
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
import { id, instant, userId } from './columns.ts';
import { users } from './identity.ts';
import { recordings } from './recordings.ts';

/** Sections taken sentence by sentence: where learners are in them, what they wrote by ear and how they read it. */

export const sentenceProgress = pgTable(
  'sentence_progress',
  {
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    order: integer().notNull(),
    /** Sentences that were heard to their end. */
    heard: integer().array().notNull().default(sql`'{}'`),
    saved_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.paper_id] })],
);

/** One dictation of a section. */
export const dictationRecords = pgTable(
  'dictation_records',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    /** The version that was dictated; it is kept for ever. */
    hash: text().notNull(),
    /** The key of the press that began it: pressing again finds the same one. */
    start_key: text().notNull(),
    state: text({ enum: ['open', 'done'] }).notNull(),
    total: integer().notNull(),
    started_at: instant().notNull(),
    done_at: instant(),
  },
  (t) => [
    uniqueIndex('dictation_records_start').on(t.user_id, t.start_key),
    uniqueIndex('dictation_records_open').on(t.user_id, t.paper_id).where(sql`${t.state} = 'open'`),
    uniqueIndex('dictation_records_paper').on(t.user_id, t.paper_id, t.id),
  ],
);

/** What was written for each sentence; the first one counts, because after it the words were on the screen. */
export const dictationLines = pgTable(
  'dictation_lines',
  {
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => dictationRecords.id, { onDelete: 'cascade' }),
    order: integer().notNull(),
    key: text().notNull(),
    given: text().notNull(),
    right: integer().notNull(),
    total: integer().notNull(),
    words: jsonb().$type<DictatedWord[]>().notNull(),
    written_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.order] }), uniqueIndex('dictation_lines_key').on(t.record_id, t.key)],
);

/** Every reading of a sentence aloud. A scoring that failed has zeros and `assessed` 0, and the recording stays. */
export const sentenceScores = pgTable(
  'sentence_scores',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    order: integer().notNull(),
    recording_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => recordings.id),
    /** As it was shown to the learner. */
    ref_text: text().notNull(),
    state: text({ enum: ['waiting', 'scored', 'failed'] }).notNull(),
    total_score: smallint().notNull().default(0),
    pron_fluency: smallint().notNull().default(0),
    pron_accuracy: smallint().notNull().default(0),
    pron_completion: smallint().notNull().default(0),
    assessed: smallint().$type<0 | 1>().notNull().default(0),
    reason: text().$type<NotAssessed | 'failed' | ''>().notNull().default(''),
    words: jsonb().$type<WordScore[]>().notNull().default([]),
    engine: text().notNull().default(''),
    read_at: instant().notNull(),
    /** It answers a card or an item of a training set, and the book of mistakes hears of it from that answer alone. */
    for_card: boolean().notNull().default(false),
    /** Until then one process works on it; after that another one may. */
    leased_until: instant().notNull(),
  },
  (t) => [
    uniqueIndex('sentence_scores_recording').on(t.recording_id),
    index('sentence_scores_paper').on(t.user_id, t.paper_id, t.order, t.id),
  ],
);
