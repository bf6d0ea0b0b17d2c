import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, now, userId } from './columns.ts';
import { contentItems, contentPacks } from './content.ts';
import { users } from './identity.ts';

/** Words, the books they stand in, and what learners saved of them. */

export type MetIn = '' | 'reading' | 'listening' | 'essay' | 'dictation' | 'review' | 'file';

/** What an author wrote about a word; a word of the dictionary is read there instead. */
export type BookEntry = {
  uk_ipa: string;
  us_ipa: string;
  core_meanings: {
    pos: string;
    chineseTranslation: string;
    englishDefinition: string;
    uk_ipa?: string;
    us_ipa?: string;
    audio?: { uk?: string; us?: string };
  }[];
  collocations: string[];
  collocation_notes?: { text: string; zh: string }[];
  /** `from`: the item of the pack that the sentence is quoted from. */
  examples: { en: string; zh: string; from?: string; audio?: string }[];
  audio: { uk?: string; us?: string } | null;
  cefr: string | null;
  /** Names, and what there is to say about some of them. */
  family: string[];
  family_words: { word: string; pos: string; zh: string }[];
  confuse: string[];
  confused_with: { word: string; why: { en: string; zh: string } }[];
  root?: WordRoot | null;
};

type Told = { en: string; zh: string };
type WordRoot = { parts: { part: string; means: Told }[]; note?: Told };

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
