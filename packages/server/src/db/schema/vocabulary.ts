import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, now, userId } from './columns.ts';
import { contentItems, contentPacks } from './content.ts';
import { users } from './identity.ts';

/** Words, and what learners saved of them. */

/** What an author wrote about a word; a word of the dictionary is read there instead. */
export type BookEntry = {
  uk_ipa: string;
  us_ipa: string;
  core_meanings: { pos: string; chineseTranslation: string; englishDefinition: string }[];
  collocations: string[];
  examples: { en: string; zh: string }[];
  audio: { uk?: string; us?: string } | null;
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
    created_at: now(),
    updated_at: now(),
  },
  (t) => [
    uniqueIndex('notebook_entries_word').on(t.user_id, t.vocabulary_id),
    index('notebook_entries_user').on(t.user_id, t.id),
    index('notebook_entries_vocabulary').on(t.vocabulary_id),
  ],
);
