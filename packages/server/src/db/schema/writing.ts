import type { Criterion, ErrorKind } from '@ninefold/core/writing/error-kinds';
import { ESSAY_MODES, type EssayStatus, type EssayTask } from '@ninefold/core/writing/essay-state';
import type { QuestionKind } from '@ninefold/core/writing/question-kinds';
import type { ScoringFailure, ScoringStage } from '@ninefold/core/writing/scoring-stages';
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
import { band, id, instant, now, userId } from './columns.ts';
import { users } from './identity.ts';

/** What learners write, what the examiner said about it, and what they made of that. */

/** A question that a learner brought. Only they see it. */
export const essayPrompts = pgTable(
  'essay_prompts',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    task: smallint().$type<EssayTask>().notNull(),
    module: text({ enum: ['academic', 'general'] }).notNull(),
    /** Its words; '' while there is only a picture. */
    prompt: text().notNull().default(''),
    /** The picture that was uploaded, re-encoded; '' without one. */
    subject_url: text().notNull().default(''),
    /** 0 not checked, 1 passed, 2 refused, 3 being checked. */
    subject_status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    /** Why it was refused, in the learner's language. */
    humor_reply: text().notNull().default(''),
    created_at: now(),
  },
  (t) => [index('essay_prompts_user').on(t.user_id, t.task, t.id)],
);

/** One draft. What was handed in is never changed again: writing on means another draft. */
export const essayRecords = pgTable(
  'essay_records',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    task: smallint().$type<EssayTask>().notNull(),
    /** `p31` for a paper, `o7` for an own question: the drafts of one question belong together. */
    question: text().notNull(),
    /** 0 for an own question. */
    paper_id: bigint({ mode: 'number' }).notNull(),
    /** The version of the paper that was begun; '' for an own question. */
    paper_hash: text().notNull(),
    prompt_id: bigint({ mode: 'number' }).references(() => essayPrompts.id),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    type: text().$type<QuestionKind>().notNull(),
    draft: integer().notNull(),
    of_record: bigint({ mode: 'number' }),
    /** The other task of an exam of both. */
    other_record: bigint({ mode: 'number' }),
    mode: text({ enum: ESSAY_MODES }).notNull(),
    /** The key of the press that made it: pressing again finds the same draft. */
    start_key: text().notNull(),
    content: text().notNull().default(''),
    outline: text().notNull().default(''),
    annotations: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    words: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    writer: text().notNull().default(''),
    /** The revision the writer began on top of. */
    writer_since: integer().notNull().default(0),
    /** Ids of the last changes, newest first: one that comes again is known. */
    recent_changes: text().array().notNull().default(sql`'{}'`),
    seconds: integer().notNull().default(0),
    status: smallint().$type<EssayStatus>().notNull().default(1),
    finished: boolean().notNull().default(false),
    handed_in_at: instant(),
    handed_in_by: text({ enum: ['learner', 'clock'] }),
    /** When exam mode hands in; null untimed. */
    ends_at: instant(),
    /** The scoring whose report is shown. */
    scoring_id: bigint({ mode: 'number' }),
    score: band().notNull().default(-1),
    bands: jsonb().$type<Record<Criterion, number>>(),
    created_at: instant().notNull(),
    saved_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('essay_records_start').on(t.user_id, t.start_key),
    index('essay_records_begun').on(t.user_id, t.task, t.created_at, t.id),
    index('essay_records_question').on(t.user_id, t.question, t.id),
    index('essay_records_closing').on(t.ends_at).where(sql`${t.handed_in_at} is null and ${t.ends_at} is not null`),
  ],
);

/** What the lists say about a question, so that nobody counts drafts. */
export const essaySummaries = pgTable(
  'essay_summaries',
  {
    user_id: userId().references(() => users.id),
    question: text().notNull(),
    drafts: integer().notNull(),
    last_record_id: bigint({ mode: 'number' }).notNull(),
    last_score: band().notNull().default(-1),
    first_score: band().notNull().default(-1),
    last_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.question] })],
);

/** A text that lost a conflict between two tabs or devices. */
export const essayConflicts = pgTable(
  'essay_conflicts',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    kept_at: instant().notNull(),
  },
  (t) => [index('essay_conflicts_record').on(t.record_id, t.id)],
);

/** One scoring of one frozen text. The report stays as its engine made it. */
export const essayScorings = pgTable(
  'essay_scorings',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    task: smallint().$type<EssayTask>().notNull(),
    /** '' the first scoring; a press of "score again" has a key of its own. */
    remark_key: text().notNull().default(''),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    stage: text().$type<ScoringStage>().notNull(),
    percent: smallint().notNull().default(0),
    paid_with: text({ enum: ['membership', 'free_try', 'coins'] }).notNull(),
    coins: integer().notNull().default(0),
    /** '' paid with this scoring; otherwise the key under which a mock test paid for it beforehand. */
    pay_key: text().notNull().default(''),
    tries: smallint().notNull().default(0),
    /** A process that does not renew this has died, and another one takes over. */
    lease_until: instant(),
    content: text().notNull(),
    engine: text().notNull().default(''),
    report: jsonb(),
    overall: band().notNull().default(-1),
    failure: text().$type<ScoringFailure>(),
    refunded: boolean().notNull().default(false),
    created_at: instant().notNull(),
    started_at: instant(),
    finished_at: instant(),
  },
  (t) => [
    index('essay_scorings_record').on(t.record_id, t.id),
    uniqueIndex('essay_scorings_remark').on(t.record_id, t.remark_key).where(sql`${t.remark_key} <> ''`),
    index('essay_scorings_queue').on(t.user_id, t.id).where(sql`${t.state} in ('waiting', 'running')`),
  ],
);

/** Where a slip stands in the report that is shown. */
export const essayErrors = pgTable(
  'essay_errors',
  {
    id: id(),
    user_id: userId(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    /** The record's: a learner with thousands of slips in one task finds the few of the other without reading them all. */
    task: smallint().$type<EssayTask>().notNull(),
    kind: text().$type<ErrorKind>().notNull(),
    rule: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
  },
  (t) => [
    index('essay_errors_kind').on(t.user_id, t.kind, t.id),
    index('essay_errors_task').on(t.user_id, t.task, t.kind, t.id),
    index('essay_errors_record').on(t.record_id),
    index('essay_errors_rule').on(t.rule),
  ],
);

/** How often each kind was found in the report that is shown, and in how many words. */
export const essayCounts = pgTable(
  'essay_counts',
  {
    record_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    task: smallint().$type<EssayTask>().notNull(),
    words: integer().notNull(),
    kinds: jsonb().$type<Partial<Record<ErrorKind, number>>>().notNull(),
  },
  (t) => [
    index('essay_counts_user').on(t.user_id, t.record_id),
    index('essay_counts_task').on(t.user_id, t.task, t.record_id),
  ],
);

/** The sums of those counts, so that nobody adds up ten thousand essays; kind '' counts words. */
export const essayTotals = pgTable(
  'essay_totals',
  {
    user_id: userId().references(() => users.id),
    task: smallint().$type<EssayTask>().notNull(),
    kind: text().$type<ErrorKind | ''>().notNull(),
    count: integer().notNull(),
    essays: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.task, t.kind] })],
);

/** What a learner said to one thing of a report. */
export const essayChoices = pgTable(
  'essay_choices',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayRecords.id, { onDelete: 'cascade' }),
    scoring_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => essayScorings.id, { onDelete: 'cascade' }),
    about: text().notNull(),
    choice: text({ enum: ['taken', 'left', 'disagree'] }).notNull(),
    words: text().notNull().default(''),
    created_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('essay_choices_about').on(t.record_id, t.about),
    index('essay_choices_disagree').on(t.id).where(sql`${t.choice} = 'disagree'`),
  ],
);
