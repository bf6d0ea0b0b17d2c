import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
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
import { contentSnapshots } from './content.ts';
import { users } from './identity.ts';

/** What was attempted, what was answered, what was marked. */

/** One attempt. What changes with every answer is in `answer_sheets`, so that these rows stay small for the lists. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    skill: text({ enum: PRACTISED_SKILLS }).notNull(),
    mode: text({ enum: ['exam', 'practice'] }).notNull(),
    exam_type: smallint().$type<1 | 2>().notNull(),
    state: text({ enum: ['open', 'scoring', 'marked'] }).notNull(),
    kind: text({ enum: ['paper', 'set', 'own'] }).notNull(),
    /** The set or the single paper; 0 for a set the learner put together. */
    source_id: bigint({ mode: 'number' }).notNull(),
    /** Names the papers in their order: one open attempt for each, mode by mode. */
    paper_key: text().notNull(),
    /** The key of the press that began it: pressing again finds the same attempt. */
    start_key: text().notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    whole: boolean().notNull(),
    /** Question keys of a redo; null: all. */
    only: jsonb().$type<string[]>(),
    of_attempt: bigint({ mode: 'number' }),
    check_seconds: integer().notNull(),
    total: integer().notNull(),
    right: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    band: band().notNull().default(-1),
    seconds: integer().notNull().default(0),
    best_before: integer().notNull().default(-1),
    coins: integer().notNull().default(0),
    over_limit: boolean().notNull().default(false),
    /** A paper of a mock test: handed in, it waits unmarked until the whole mock is over. */
    sealed: boolean().notNull().default(false),
    closed_by: text({ enum: ['learner', 'clock'] }),
    started_at: instant().notNull(),
    /** When the learner's clock shows 0; null untimed. */
    ends_at: instant(),
    submitted_at: instant(),
  },
  (t) => [
    uniqueIndex('attempts_start').on(t.user_id, t.start_key),
    uniqueIndex('attempts_open').on(t.user_id, t.paper_key, t.mode).where(sql`${t.state} = 'open'`),
    index('attempts_user').on(t.user_id, t.id),
    index('attempts_user_skill').on(t.user_id, t.skill, t.id),
  ],
);

/** The papers of an attempt in their order, with the version that was attempted. */
export const attemptPapers = pgTable(
  'attempt_papers',
  {
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    content_id: bigint({ mode: 'number' }).notNull(),
    rev: integer().notNull(),
    hash: text().notNull(),
    /** Added to the numbers of its questions. */
    offset: integer().notNull(),
    marks: integer().notNull(),
    right: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.attempt_id, t.position] }),
    foreignKey({
      name: 'attempt_papers_snapshot',
      columns: [t.content_id, t.hash],
      foreignColumns: [contentSnapshots.content_id, contentSnapshots.hash],
    }),
    index('attempt_papers_content').on(t.content_id, t.hash),
  ],
);

/** What the learner wrote, one row per attempt, rewritten by every save; no index over anything a save changes. */
export const answerSheets = pgTable(
  'answer_sheets',
  {
    attempt_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    user_id: userId(),
    open: boolean().notNull(),
    /** From then on nothing is written: the learner's clock and a moment of grace; null untimed. */
    closes_at: instant(),
    revision: integer().notNull().default(0),
    writer: text().notNull(),
    /** The revision the writer began on top of. */
    writer_since: integer().notNull().default(0),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** By question key, answers that stood at a save and were changed later, oldest first. */
    earlier: jsonb().$type<Record<string, (string | string[])[]>>().notNull().default({}),
    /** Ids of the last changes, newest first: one that comes again is known. */
    recent_changes: text().array().notNull().default(sql`'{}'`),
    /** Highlights, notes, flags and the scratch page. */
    annotations: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    seconds: jsonb().$type<{ active: number; groups: Record<string, number> }>().notNull(),
    checked: text().array().notNull().default(sql`'{}'`),
    /** By question key, answers that arrived after the sheet was closed; they do not count. */
    late: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    saved_at: instant().notNull(),
    /** By question key, a reason or null for each mark; null until it is marked. */
    marks: jsonb().$type<Record<string, (string | null)[]>>(),
  },
  (t) => [index('answer_sheets_closing').on(t.closes_at).where(sql`${t.open}`)],
);

/** Papers of a mock test that a learner sits: until it is over nothing else may tell their keys. */
export const sealedPapers = pgTable(
  'sealed_papers',
  {
    user_id: userId().references(() => users.id),
    content_id: bigint({ mode: 'number' }).notNull(),
    /** The mock test that sealed it. */
    mock_record_id: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.content_id, t.mock_record_id] })],
);

/** A learner's best result on a set or a paper, shown in the lists. The table keeps its first name. */
export const practiceBests = pgTable(
  'practice_marks',
  {
    user_id: userId().references(() => users.id),
    content_id: bigint({ mode: 'number' }).notNull(),
    times: integer().notNull(),
    best: integer().notNull(),
    best_band: band().notNull().default(-1),
    last_attempt_id: bigint({ mode: 'number' }).notNull(),
    last_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.content_id] })],
);

/**
 * Answers that an accepted challenge added to the key of a question: whoever gives one is right from then on, and whoever
 * gave one before is marked again. They hold as long as the author's own key is the one that was added to.
 */
export const keyAdditions = pgTable(
  'key_additions',
  {
    challenge_id: bigint({ mode: 'number' }).primaryKey(),
    content_id: bigint({ mode: 'number' }).notNull(),
    question: text().notNull(),
    /** The author's own key. */
    accept: text().array().notNull(),
    /** Empty: taken back; what they were stands in the log. */
    answers: text().array().notNull(),
    /** How many attempts were marked again so far, and how many bands rose. */
    attempts: integer().notNull().default(0),
    bands: integer().notNull().default(0),
    /** The last attempt that was looked at: a job that died goes on behind it. */
    reached: bigint({ mode: 'number' }).notNull().default(0),
    created_at: now(),
    /** When everybody's was; null: still at it. */
    done_at: instant(),
  },
  (t) => [index('key_additions_content').on(t.content_id)],
);

/** A learner thinks that a mark is wrong. */
export const markChallenges = pgTable(
  'mark_challenges',
  {
    id: id(),
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    words: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'declined'] })
      .notNull()
      .default('open'),
    reply: text().notNull().default(''),
    created_at: now(),
    settled_at: instant(),
    settled_by: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('mark_challenges_question').on(t.attempt_id, t.question),
    index('mark_challenges_state').on(t.state, t.id),
  ],
);
