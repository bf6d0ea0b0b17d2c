import type { CompiledItem } from '@ninefold/content/compile';
import type { Manifest } from '@ninefold/content/schema/pack';
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { contentItems, contentPacks } from '../../db/schema.ts';

/** What is shown to whom: a school's packs only to its own learners. */
export type Shelf = { statuses: readonly ('review' | 'published')[]; organisationId: number | null };

export type StoredItem = { slug: string; rev: number; hash: string; status: string };

export const contentRepo = (db: Db) => ({
  packByHash: async (hash: string) =>
    (
      await db.orm
        .select({ id: contentPacks.id, version: contentPacks.version, items: count(contentItems.id) })
        .from(contentPacks)
        .leftJoin(contentItems, eq(contentItems.pack_id, contentPacks.id))
        .where(eq(contentPacks.hash, hash))
        .groupBy(contentPacks.id)
    )[0],

  savePack: ({ id, version, name, licence }: Manifest, hash: string) =>
    db.orm
      .insert(contentPacks)
      .values({ id, version, name, licence, hash })
      .onConflictDoUpdate({ target: contentPacks.id, set: { version, name, licence, hash, imported_at: sql`now()` } }),

  /** Locked, so that two imports of one pack follow each other. */
  lockItems: (packId: string): Promise<StoredItem[]> =>
    db.orm
      .select({ slug: contentItems.slug, rev: contentItems.rev, hash: contentItems.hash, status: contentItems.status })
      .from(contentItems)
      .where(eq(contentItems.pack_id, packId))
      .for('update'),

  saveItem: (packId: string, item: CompiledItem) =>
    db.orm
      .insert(contentItems)
      .values({ pack_id: packId, ...item })
      .onConflictDoUpdate({
        target: [contentItems.pack_id, contentItems.slug],
        set: { ...item, updated_at: sql`now()` },
      }),

  retire: (packId: string, slugs: string[]) =>
    db.orm
      .update(contentItems)
      .set({ status: 'retired', updated_at: sql`now()` })
      .where(and(eq(contentItems.pack_id, packId), inArray(contentItems.slug, slugs))),

  /** Retired ones too: what was paid for them is still in somebody's list. */
  tasks: () =>
    db.orm
      .select({
        id: contentItems.id,
        pack: contentItems.pack_id,
        slug: contentItems.slug,
        status: contentItems.status,
        organisation: contentPacks.organisation_id,
        public: contentItems.public,
        key: contentItems.key,
      })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(eq(contentItems.kind, 'task'))
      .orderBy(contentItems.id),

  publishedOfKind: (kind: string) =>
    db.orm
      .select({ id: contentItems.id, public: contentItems.public })
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind), eq(contentItems.status, 'published')))
      .orderBy(contentItems.id),

  /** The items of a kind that are on a shelf, with only those fields of them that are asked for. */
  onShelf: (kind: string, fields: readonly string[], { statuses, organisationId }: Shelf) =>
    db.orm
      .select({
        id: contentItems.id,
        pack: contentItems.pack_id,
        slug: contentItems.slug,
        organisationId: contentPacks.organisation_id,
        fields: pick(fields),
      })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(
        and(
          eq(contentItems.kind, kind),
          inArray(contentItems.status, [...statuses]),
          or(
            isNull(contentPacks.organisation_id),
            organisationId === null ? undefined : eq(contentPacks.organisation_id, organisationId),
          ),
        ),
      )
      .orderBy(contentItems.id),
});

/** A lesson's slides or a paper's text need not travel for a list of titles. */
function pick(fields: readonly string[]): SQL<Record<string, unknown>> {
  const pairs = fields.map((field) => sql`${field}::text, ${contentItems.public} -> ${field}::text`);
  return sql<Record<string, unknown>>`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
