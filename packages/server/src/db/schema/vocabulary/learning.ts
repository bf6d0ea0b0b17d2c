import type { WordCard } from '@ninefold/core/vocabulary/card';
import type { Form } from '@ninefold/core/vocabulary/forms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, now, userId } from '../columns.ts';
import { contentItems } from '../content.ts';
import { users } from '../identity.ts';
import { vocabulary } from '../vocabulary.ts';

/** What learners learn from, and what they remember. */

/** The books a learner learns from. A book that is taken out goes from here; what was learnt of it stays. */
export const studentBooks = pgTable(
  'student_books',
  {
    user_id: userId().references(() => users.id),
    book_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    weight: integer().notNull(),
    created_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.book_id] })],
);

/** How much a learner wants to do, and whether they have been placed. */
export const wordPlans = pgTable('word_plans', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  unit: text({ enum: ['minutes', 'words'] }).notNull(),
  amount: integer().notNull(),
  days: smallint().array().notNull(),
  is_saved: boolean().notNull(),
  is_placed: boolean().notNull(),
  updated_at: now(),
});

/**
 * What is remembered about a word. Days are counted from the first of 1970 in the learner's calendar; `day` null: said to
 * be known before it was ever asked.
 */
export const wordCards = pgTable(
  'word_cards',
  {
    user_id: userId().references(() => users.id),
    vocabulary_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => vocabulary.id),
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    day: integer(),
    /** When it will probably be asked again; null: not before the exam. */
    due: integer(),
    /** Put off by the learner: not asked before this day. */
    held_until: integer(),
    first_grade: smallint().notNull(),
    reviews: integer().notNull(),
    lapses: smallint().notNull(),
    row: smallint().notNull(),
    weak: text().$type<Form>(),
    hard: boolean().notNull(),
    last_at: now(),
    /** Left out by a placement, not by the learner's own word for it: another placement may bring it back. */
    is_placed: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.vocabulary_id] }),
    index('word_cards_due').on(t.user_id, t.due),
    index('word_cards_hard').on(t.user_id).where(sql`${t.hard}`),
    index('word_cards_unchecked').on(t.user_id).where(sql`${t.day} is null and ${t.reviews} = 0`),
  ],
);

/** A card as it stood before an answer, with when it would have come; noted so that an undo can bring it back. */
export type StoredCard = WordCard & { due?: number | null; heldUntil?: number | null; lastAt?: string };

/** Every answer, once for its key and never changed. An undo is a row of its own that names the one it takes back. */
export const wordReviews = pgTable(
  'word_reviews',
  {
    id: id(),
    user_id: userId(),
    vocabulary_id: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    /** 0: an undo. */
    grade: smallint().notNull(),
    form: text().$type<Form>().notNull(),
    given: text().notNull(),
    seconds: real().notNull(),
    day: integer().notNull(),
    /** By the device's clock, in ms: it orders answers of one sending and nothing else. */
    device_at: bigint({ mode: 'number' }).notNull(),
    /** The card as it was; null: the first meeting. */
    before: jsonb().$type<StoredCard>(),
    undoes: bigint({ mode: 'number' }),
    became_firm: boolean().notNull().default(false),
    taken_at: now(),
  },
  (t) => [
    uniqueIndex('word_reviews_key').on(t.user_id, t.key),
    index('word_reviews_word').on(t.user_id, t.vocabulary_id, t.id),
    index('word_reviews_misspelt').on(t.user_id).where(sql`${t.grade} = 1 and ${t.given} <> ''`),
  ],
);

/** What a learner's answers say about how they forget and how long they take. */
export const wordMemories = pgTable('word_memories', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Log-weights of the ways of forgetting, in the order of core/memory. */
  weights: doublePrecision().array().notNull(),
  reviews: integer().notNull(),
  first_grades: integer().array().notNull(),
  /** The last times taken, in seconds. */
  fresh_seconds: real().array().notNull(),
  review_seconds: real().array().notNull(),
  lapse_seconds: real().array().notNull(),
  /** The day on which the learner began. */
  began: integer().notNull(),
  /** The last promise, and what it was made from. */
  promise: jsonb().$type<StoredPromise>(),
});

/** `basis` changes with whatever the promise was made from. */
export type StoredPromise = {
  basis: string;
  about: number;
  low: number;
  high: number;
  of: number;
  today: number;
  way: { day: number; known: number }[];
  stopped: { day: number; known: number }[];
  more: number;
};

/** A day: chosen once, so that done for today is a real end. */
export const wordDays = pgTable(
  'word_days',
  {
    user_id: userId().references(() => users.id),
    day: integer().notNull(),
    reviews: bigint({ mode: 'number' }).array().notNull(),
    fresh: bigint({ mode: 'number' }).array().notNull(),
    extra_minutes: integer().notNull().default(0),
    /** For so many days there are new words. */
    fresh_for: integer().notNull().default(0),
    done_reviews: integer().notNull().default(0),
    done_fresh: integer().notNull().default(0),
    /** Again, Hard, Good, Easy. */
    grades: integer().array().notNull().default(sql`'{0,0,0,0}'`),
    seconds: real().notNull().default(0),
    made_firm: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);
