import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, now } from './columns.ts';
import { organisations } from './organisation.ts';

/** What is taught: packs, their items and their files. */

export const contentPacks = pgTable('content_packs', {
  id: text().primaryKey(),
  version: text().notNull(),
  hash: text().notNull(),
  name: jsonb().$type<{ en: string; zh: string }>().notNull(),
  licence: text().notNull(),
  organisation_id: bigint({ mode: 'number' }).references(() => organisations.id),
  imported_at: now(),
  /** How many of its items stand where; counted when they change, not when somebody looks. */
  published: integer().notNull().default(0),
  review: integer().notNull().default(0),
  retired: integer().notNull().default(0),
});

/** What is taught. The routes want numbers, so (pack, slug) keeps one numeric id for ever. */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    pack_id: text()
      .notNull()
      .references(() => contentPacks.id),
    slug: text().notNull(),
    kind: text().notNull(),
    rev: integer().notNull(),
    hash: text().notNull(),
    status: text({ enum: ['draft', 'review', 'published', 'retired'] }).notNull(),
    /** Sent before submission; `key` never leaves the server; `review` goes out after submission. */
    public: jsonb().notNull(),
    key: jsonb().notNull(),
    review: jsonb().notNull(),
    /** Hash of these three: another compiler, or another drawing, gives a different result for the same words. */
    compiled: text().notNull().default(''),
    updated_at: now(),
  },
  (t) => [uniqueIndex('content_items_slug').on(t.pack_id, t.slug), index('content_items_kind').on(t.kind, t.id)],
);

/**
 * Recordings and pictures of packs that do not come with the product, by the path their items name. Files that left
 * the pack stay, as retired items do.
 */
export const contentFiles = pgTable(
  'content_files',
  {
    pack_id: text()
      .notNull()
      .references(() => contentPacks.id),
    path: text().notNull(),
    /** In the storage. */
    name: text().notNull(),
    sha256: text().notNull(),
    stored_at: now(),
  },
  (t) => [primaryKey({ columns: [t.pack_id, t.path] })],
);

/**
 * Which items name which file of their pack, noted by the import: whoever may open one of them may have the file. Files
 * that an item no longer names go with its next import.
 */
export const contentItemFiles = pgTable(
  'content_item_files',
  {
    pack_id: text()
      .notNull()
      .references(() => contentPacks.id),
    path: text().notNull(),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
  },
  (t) => [primaryKey({ columns: [t.pack_id, t.path, t.item_id] }), index('content_item_files_item').on(t.item_id)],
);

/**
 * An item as it was when somebody began it. Kept for ever, once per version that was really used, so that an old result
 * stays readable whatever happens to the item.
 */
export const contentSnapshots = pgTable(
  'content_snapshots',
  {
    content_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    hash: text().notNull(),
    rev: integer().notNull(),
    kind: text().notNull(),
    pack_id: text().notNull(),
    public: jsonb().notNull(),
    key: jsonb().notNull(),
    review: jsonb().notNull(),
    kept_at: now(),
  },
  (t) => [primaryKey({ columns: [t.content_id, t.hash] })],
);
