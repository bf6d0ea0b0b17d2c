import type { CompiledItem } from '@ninefold/content/compile';
import type { Manifest } from '@ninefold/content/schema/pack';
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentItems, contentPacks, contentSnapshots } from '#db/schema/content.ts';

/** What is shown to whom: a school's packs only to its own learners. */
export type Shelf = { statuses: readonly ('review' | 'published')[]; organisationId: number | null };

export type StoredItem = { slug: string; rev: number; hash: string; compiled: string; status: string };

const stored = {
  slug: contentItems.slug,
  rev: contentItems.rev,
  hash: contentItems.hash,
  compiled: contentItems.compiled,
  status: contentItems.status,
};

export const contentRepo = (db: Db) => ({
  packByHash: async (hash: string) =>
    (
      await db.orm
        .select({ id: contentPacks.id, version: contentPacks.version, items: count(contentItems.id) })
        .from(contentPacks)
        .leftJoin(contentItems, eq(contentItems.pack_id, contentPacks.id))
        .where(and(eq(contentPacks.hash, hash), isNull(contentPacks.organisation_id)))
        .groupBy(contentPacks.id)
    )[0],

  packs: () =>
    db.orm
      .select({
        id: contentPacks.id,
        name: contentPacks.name,
        version: contentPacks.version,
        organisationId: contentPacks.organisation_id,
        importedAt: contentPacks.imported_at,
        published: contentPacks.published,
        review: contentPacks.review,
        retired: contentPacks.retired,
      })
      .from(contentPacks)
      .orderBy(contentPacks.id),

  /** Inside the transaction that changed its items. */
  recount: (packId: string) =>
    db.query(
      `update content_packs set published = n.published, review = n.review, retired = n.retired
       from (select count(*) filter (where status = 'published') as published,
           count(*) filter (where status = 'review') as review, count(*) filter (where status = 'retired') as retired
         from content_items where pack_id = $1) n
       where id = $1`,
      [packId],
    ),

  /** How many items changed. The pack counts as imported anew: what is remembered of it is read again. */
  async setState(packId: string, from: ('review' | 'published')[], to: 'published' | 'retired'): Promise<number> {
    const changed = await db.orm
      .update(contentItems)
      .set({ status: to, updated_at: sql`now()` })
      .where(and(eq(contentItems.pack_id, packId), inArray(contentItems.status, from)))
      .returning({ id: contentItems.id });
    await db.orm.update(contentPacks).set({ imported_at: sql`now()` }).where(eq(contentPacks.id, packId));
    await this.recount(packId);
    return changed.length;
  },

  /** undefined when nobody has a pack of that name. */
  ownerOf: async (packId: string) =>
    (
      await db.orm
        .select({ organisationId: contentPacks.organisation_id, hash: contentPacks.hash })
        .from(contentPacks)
        .where(eq(contentPacks.id, packId))
    )[0],

  /** false, and nothing is written, when the pack of that name is somebody else's. */
  savePack: async ({ id, version, name, licence }: Manifest, hash: string, organisation_id: number | null) =>
    (
      await db.orm
        .insert(contentPacks)
        .values({ id, version, name, licence, hash, organisation_id })
        .onConflictDoUpdate({
          target: contentPacks.id,
          set: { version, name, licence, hash, imported_at: sql`now()` },
          setWhere: sql`${contentPacks.organisation_id} is not distinct from excluded.organisation_id`,
        })
        .returning({ id: contentPacks.id })
    ).length > 0,

  idOf: async (packId: string, slug: string): Promise<number> =>
    (
      await db.orm
        .select({ id: contentItems.id })
        .from(contentItems)
        .where(and(eq(contentItems.pack_id, packId), eq(contentItems.slug, slug)))
    )[0]?.id ?? 0,

  items: (packId: string): Promise<StoredItem[]> =>
    db.orm.select(stored).from(contentItems).where(eq(contentItems.pack_id, packId)),

  /** Locked, so that an attempt begins with the old version or with the new one. */
  lockItems: (packId: string): Promise<StoredItem[]> =>
    db.orm.select(stored).from(contentItems).where(eq(contentItems.pack_id, packId)).for('update'),

  saveItem: async (packId: string, item: CompiledItem): Promise<number> =>
    (
      await db.orm
        .insert(contentItems)
        .values({ pack_id: packId, ...item })
        .onConflictDoUpdate({
          target: [contentItems.pack_id, contentItems.slug],
          set: { ...item, updated_at: sql`now()` },
        })
        .returning({ id: contentItems.id })
    )[0]!.id,

  /** The author's words of a version never change; a snapshot of them gets what the newest compiler makes of them. */
  renewSnapshot: (packId: string, { slug, hash, public: shown, key, review }: CompiledItem) =>
    db.orm
      .update(contentSnapshots)
      .set({ public: shown, key, review })
      .where(
        and(
          eq(contentSnapshots.hash, hash),
          inArray(
            contentSnapshots.content_id,
            db.orm
              .select({ id: contentItems.id })
              .from(contentItems)
              .where(and(eq(contentItems.pack_id, packId), eq(contentItems.slug, slug))),
          ),
        ),
      ),

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

  menus: () =>
    db.orm
      .select({ id: contentItems.id, organisation: contentPacks.organisation_id, public: contentItems.public })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(and(eq(contentItems.kind, 'menu'), eq(contentItems.status, 'published')))
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

/** A list of titles need not load a lesson's slides or a paper's text. */
function pick(fields: readonly string[]): SQL<Record<string, unknown>> {
  const pairs = fields.map((field) => sql`${field}::text, ${contentItems.public} -> ${field}::text`);
  return sql<Record<string, unknown>>`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
