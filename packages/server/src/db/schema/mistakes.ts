import type { EvidenceSource, MistakeKind, MistakeSkill, MistakeState } from '@ninefold/core/mistakes/kinds';
import type { Memory } from '@ninefold/core/mistakes/scheduler';
import type { TryVerdict } from '@ninefold/core/mistakes/tries';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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

/** What learners lost, and what they did about it. */

/**
 * What a learner lost and has to mend; one row for what is the same mistake, however often it was made. `source` names
 * who owns the evidence, `part` the place in it; never a copy of it.
 */
export const mistakes = pgTable(
  'mistakes',
  {
    id: id(),
    /** Without a reference: each row is written together with its sum in `mistake_counts`, which has one. A lost paper has forty. */
    user_id: userId(),
    kind: text().$type<MistakeKind>().notNull(),
    /** What a learner has one mistake of: `question:31.q7`, `spelling:environment`, `word:rope`. */
    slot: text().notNull(),
    skill: text().$type<MistakeSkill>().notNull(),
    /** The question's type; '' for what is no question. */
    type: text().notNull(),
    state: text().$type<MistakeState>().notNull(),
    closed_as: text({ enum: ['mended', 'was_right'] }),
    removed: boolean().notNull().default(false),
    marks: smallint().notNull(),
    seen: integer().notNull(),
    first_seen: instant().notNull(),
    last_seen: instant().notNull(),
    /** The learner last saw what is right. */
    key_seen: instant().notNull(),
    /** Last lost, answered or looked at. */
    touched: instant().notNull(),
    /** Right tries that count: `[{at, day, sentence}]`, at in ms. */
    rights: jsonb().$type<{ at: number; day: string; sentence: string }[]>().notNull(),
    due: date({ mode: 'string' }).notNull(),
    memory: jsonb().$type<Memory>(),
    /** The newest of its sightings. */
    source: text().$type<EvidenceSource>().notNull(),
    source_id: bigint({ mode: 'number' }).notNull(),
    part: text().notNull(),
  },
  (t) => [
    uniqueIndex('mistakes_slot').on(t.user_id, t.slot),
    index('mistakes_due').on(t.user_id, t.skill, t.kind, t.due).where(sql`not ${t.removed} and ${t.state} <> 'closed'`),
    index('mistakes_list').on(t.user_id, t.skill, t.kind, t.state, t.id).where(sql`not ${t.removed}`),
    index('mistakes_removed').on(t.user_id, t.id).where(sql`${t.removed}`),
  ],
);

/** Each time a mistake was made. The same place again is the same sighting. */
export const mistakeSightings = pgTable(
  'mistake_sightings',
  {
    /** Written with its mistake and removed with it (`book.repo.ts`), forty at a time: a reference would look up each. */
    mistake_id: bigint({ mode: 'number' }).notNull(),
    source: text().$type<EvidenceSource>().notNull(),
    source_id: bigint({ mode: 'number' }).notNull(),
    part: text().notNull(),
    /** The version of what was worked on. */
    hash: text().notNull(),
    seen_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mistake_id, t.source, t.source_id, t.part] }),
    index('mistake_sightings_source').on(t.source, t.source_id),
  ],
);

/** Each answer to a card, and each right answer in a later attempt; once for its key. */
export const mistakeTries = pgTable(
  'mistake_tries',
  {
    id: id(),
    user_id: userId(),
    mistake_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => mistakes.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** null: could not remember. */
    given: jsonb().$type<string | string[]>(),
    verdict: text().$type<TryVerdict>().notNull(),
    tried_at: instant().notNull(),
  },
  (t) => [uniqueIndex('mistake_tries_key').on(t.user_id, t.key), index('mistake_tries_mistake').on(t.mistake_id, t.id)],
);

/** Running sums, so that nobody counts. */
export const mistakeCounts = pgTable(
  'mistake_counts',
  {
    user_id: userId().references(() => users.id),
    skill: text().$type<MistakeSkill>().notNull(),
    kind: text().$type<MistakeKind>().notNull(),
    type: text().notNull(),
    open: integer().notNull(),
    practised: integer().notNull(),
    closed: integer().notNull(),
    removed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.skill, t.kind, t.type] })],
);

/** What each week of the learner's calendar changed; `week` is its Monday. */
export const mistakeWeeks = pgTable(
  'mistake_weeks',
  {
    user_id: userId().references(() => users.id),
    skill: text().$type<MistakeSkill>().notNull(),
    kind: text().$type<MistakeKind>().notNull(),
    week: date({ mode: 'string' }).notNull(),
    open: integer().notNull(),
    mended: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.week, t.skill, t.kind] })],
);

/** Today's ten, chosen once a day: done for today is a real end. */
export const mistakeDays = pgTable(
  'mistake_days',
  {
    user_id: userId().references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    chosen: bigint({ mode: 'number' }).array().notNull(),
    done: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);

/** How far what was there before this table has been read into it. */
export const mistakeFills = pgTable('mistake_fills', {
  source: text().primaryKey(),
  done_to: bigint({ mode: 'number' }).notNull(),
  until: bigint({ mode: 'number' }).notNull(),
});
