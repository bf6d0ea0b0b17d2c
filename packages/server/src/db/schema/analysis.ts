import type { Losses, Tallies } from '@ninefold/core/analysis/paper-counts';
import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, userId } from './columns.ts';
import { users } from './identity.ts';
import { attempts } from './practice.ts';

/** What marked papers add up to, so that the analysis opens no answers. */

/** One row for each paper of each attempt that counts, written by whoever marks it. */
export const markedPapers = pgTable(
  'marked_papers',
  {
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    content_id: bigint({ mode: 'number' }).notNull(),
    user_id: userId().references(() => users.id),
    skill: text({ enum: PRACTISED_SKILLS }).notNull(),
    topic: text().notNull(),
    part: smallint().notNull(),
    /** The learner has had this paper before: its questions are no longer new. */
    is_repeat: boolean().notNull(),
    marked_at: instant().notNull(),
    right: integer().notNull(),
    total: integer().notNull(),
    types: jsonb().$type<Tallies>().notNull(),
    minutes: jsonb().$type<Tallies>().notNull(),
    losses: jsonb().$type<Losses>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attempt_id, t.content_id] }),
    index('marked_papers_time').on(t.user_id, t.skill, t.marked_at),
    index('marked_papers_paper').on(t.user_id, t.content_id, t.marked_at),
  ],
);

/** How far attempts that were marked before this table have been read into it. */
export const analysisFills = pgTable('analysis_fills', {
  source: text().primaryKey(),
  done_to: bigint({ mode: 'number' }).notNull(),
  until: bigint({ mode: 'number' }).notNull(),
});
