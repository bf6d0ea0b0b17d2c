import type { QuestionType } from '@ninefold/core/practice/question-types';
import { TRAINING_COURSES, type TrainingArea } from '@ninefold/core/training/courses';
import { OUTCOMES } from '@ninefold/core/training/mark-item';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** Sets of exercises and drills of one type of question, and every answer given in them. */

/** One sitting of a set, or one drill. */
export const trainingRecords = pgTable(
  'training_records',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    kind: text({ enum: ['set', 'drill'] }).notNull(),
    course: text({ enum: TRAINING_COURSES }).notNull(),
    /** 0 for a drill. */
    collection_id: bigint({ mode: 'number' }).notNull(),
    area: text().$type<TrainingArea | ''>().notNull(),
    question_type: text().$type<QuestionType | ''>().notNull(),
    /** Names what is trained: one open record for each. */
    source_key: text().notNull(),
    /** The key of the press that began it: pressing again finds the same record. */
    start_key: text().notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    /** The versions its items are taken from; they are kept for ever. */
    versions: jsonb().$type<{ id: number; hash: string }[]>().notNull(),
    /** In the order they are first asked: `31.i4`, `12.q7`. */
    items: text().array().notNull(),
    state: text({ enum: ['open', 'done'] }).notNull(),
    total: integer().notNull(),
    /** At the first answer. */
    right: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
    best_before: integer().notNull().default(-1),
    coins: integer().notNull().default(0),
    over_limit: boolean().notNull().default(false),
    started_at: instant().notNull(),
    /** The last answer. */
    saved_at: instant().notNull(),
    done_at: instant(),
  },
  (t) => [
    uniqueIndex('training_records_start').on(t.user_id, t.start_key),
    uniqueIndex('training_records_open').on(t.user_id, t.source_key).where(sql`${t.state} = 'open'`),
    index('training_records_set').on(t.user_id, t.collection_id),
    index('training_records_course').on(t.user_id, t.course, t.id),
  ],
);

/** Every answer in the order given; once for its key. */
export const trainingAnswers = pgTable(
  'training_answers',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => trainingRecords.id, { onDelete: 'cascade' }),
    item: text().notNull(),
    key: text().notNull(),
    /** null: did not know. In an object, because a bare JSON string such as "45" would be read back as a number. */
    given: jsonb().$type<{ value: string | string[] }>(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    reason: text().notNull(),
    answered_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('training_answers_key').on(t.record_id, t.key),
    index('training_answers_record').on(t.record_id, t.id),
  ],
);
