import type { TimeAtParts } from '@ninefold/core/courses/lesson-progress';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, userId } from './columns.ts';
import { contentItems } from './content.ts';
import { users } from './identity.ts';
import { recordings } from './recordings.ts';

/** The packages a learner opened, and the course in each; the newest is where they learned last. */
export const courseVisits = pgTable(
  'course_visits',
  {
    user_id: userId().references(() => users.id),
    package_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    course_id: bigint({ mode: 'number' }).references(() => contentItems.id),
    visited_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.package_id] }),
    index('course_visits_newest').on(t.user_id, t.visited_at),
  ],
);

/** Where a learner is in a lesson, and which of its parts are done. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    user_id: userId().references(() => users.id),
    lesson_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    /** The version it was learnt in: in another one the parts are others. */
    hash: text().notNull(),
    part: integer().notNull(),
    second: real().notNull(),
    done: integer().array().notNull(),
    /** Seconds at each part, by our clock: what is told or filmed is not done by pressing on. */
    spent: jsonb().$type<TimeAtParts>().notNull().default({}),
    /** What was written for its task. */
    answer: text().notNull().default(''),
    /** What was said for it, and the picture of it in the private storage. */
    recording_id: bigint({ mode: 'number' }).references(() => recordings.id),
    /** When it was said, by its device's own account: one without a network may send it after a newer one. */
    said_at: instant(),
    picture: text().notNull().default(''),
    state: text({ enum: ['open', 'done'] }).notNull(),
    begun_at: instant().notNull(),
    saved_at: instant().notNull(),
    done_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.lesson_id] })],
);

/** What a learner wrote down at a place of a lesson; each once for its key. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    lesson_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    key: text().notNull(),
    part: integer().notNull(),
    second: real().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('lesson_notes_key').on(t.user_id, t.key),
    index('lesson_notes_lesson').on(t.user_id, t.lesson_id, t.id),
  ],
);
