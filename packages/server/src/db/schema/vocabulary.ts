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
import { id, instant, now, userId } from './columns.ts';
import { contentItems, contentPacks } from './content.ts';
import { users } from './identity.ts';

/** Words, what learners saved of them, and what they have learnt. */

export type MetIn = '' | 'reading' | 'listening' | 'essay' | 'dictation' | 'review' | 'file';

/** What an author wrote about a word; a word of the dictionary is read there instead. */
export type BookEntry = {
  uk_ipa: string;
  us_ipa: string;
  core_meanings: { pos: string; chineseTranslation: string; englishDefinition: string }[];
  collocations: string[];
  /** `from`: the item of the pack that the sentence is quoted from. */
  examples: { en: string; zh: string; from?: string }[];
  audio: { uk?: string; us?: string } | null;
  cefr: string | null;
  /** Names, and what there is to say about some of them. */
  family: string[];
  family_words: { word: string; pos: string; zh: string }[];
  confuse: string[];
  confused_with: { word: string; why: { en: string; zh: string } }[];
};

/** Words by id: those of word books from their import on, those of the dictionary once somebody has seen them. */
export const vocabulary = pgTable(
  'vocabulary',
  {
    id: id(),
    name: text().notNull(),
    /** The pack, the book and the word's name there; null: from the dictionary. */
    pack_id: text().references(() => contentPacks.id),
    book_id: bigint({ mode: 'number' }).references(() => contentItems.id),
    slug: text(),
    /** Of a book's word: how it and its forms are written, in lower case. The dictionary knows its own. */
    spellings: text().array().notNull().default(sql`'{}'`),
    entry: jsonb().$type<BookEntry>(),
    created_at: now(),
  },
  (t) => [
    uniqueIndex('vocabulary_book_word').on(t.pack_id, t.slug),
    uniqueIndex('vocabulary_dictionary_word').on(t.name).where(sql`${t.pack_id} is null`),
    index('vocabulary_spellings').using('gin', t.spellings),
    index('vocabulary_book_name').on(sql`lower(${t.name}) text_pattern_ops`).where(sql`${t.pack_id} is not null`),
  ],
);

/** Words a learner saved, each once. */
export const notebookEntries = pgTable(
  'notebook_entries',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    vocabulary_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => vocabulary.id),
    /** The sentence it was met in, and where that stands. */
    sentence: text().notNull().default(''),
    met_in: text().$type<MetIn>().notNull().default(''),
    paper_id: bigint({ mode: 'number' }).notNull().default(0),
    /** Wants to be learnt before the words of the books. */
    queued_at: instant(),
    created_at: now(),
    updated_at: now(),
  },
  (t) => [
    uniqueIndex('notebook_entries_word').on(t.user_id, t.vocabulary_id),
    index('notebook_entries_user').on(t.user_id, t.id),
    index('notebook_entries_vocabulary').on(t.vocabulary_id),
    index('notebook_entries_queued').on(t.user_id, t.queued_at).where(sql`${t.queued_at} is not null`),
  ],
);

/** The units of word books. Both tables are written by the import of their pack. */
export const bookUnits = pgTable(
  'book_units',
  {
    book_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    unit: integer().notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.book_id, t.unit] })],
);

/** Which words stand in which unit; a word may be in several books. */
export const bookWords = pgTable(
  'book_words',
  {
    book_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    unit: integer().notNull(),
    place: integer().notNull(),
    vocabulary_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => vocabulary.id),
  },
  (t) => [
    primaryKey({ columns: [t.book_id, t.unit, t.place] }),
    index('book_words_vocabulary').on(t.vocabulary_id, t.book_id),
  ],
);

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
