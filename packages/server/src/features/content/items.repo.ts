import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentItems, contentPacks, contentSnapshots } from '#db/schema/content.ts';

type Status = 'review' | 'published';

/** An item as a list needs it; `head` is its public part without the long fields. */
export type ItemHead = {
  id: number;
  pack: string;
  slug: string;
  kind: string;
  rev: number;
  hash: string;
  organisation: number | null;
  head: unknown;
};

/** One version of an item, whole. */
export type ItemVersion = {
  id: number;
  hash: string;
  rev: number;
  kind: string;
  pack: string;
  public: unknown;
  key: unknown;
  review: unknown;
};

/** As it is now, with its name in its pack. */
export type PresentVersion = ItemVersion & { slug: string };
export type NamedVersion = PresentVersion & { organisation: number | null };

const present = {
  id: contentItems.id,
  hash: contentItems.hash,
  rev: contentItems.rev,
  kind: contentItems.kind,
  pack: contentItems.pack_id,
  slug: contentItems.slug,
  public: contentItems.public,
  key: contentItems.key,
  review: contentItems.review,
};
const snapshot = {
  id: contentSnapshots.content_id,
  hash: contentSnapshots.hash,
  rev: contentSnapshots.rev,
  kind: contentSnapshots.kind,
  pack: contentSnapshots.pack_id,
  public: contentSnapshots.public,
  key: contentSnapshots.key,
  review: contentSnapshots.review,
};

export const itemsRepo = (db: Db) => ({
  /** One short row per pack, so it may be asked often. */
  version: async (): Promise<string> =>
    (
      await db.query<{ version: string }>(
        `select coalesce(string_agg(id || ' ' || hash || ' ' || imported_at, ',' order by id), '') as version
         from content_packs`,
      )
    )[0]?.version ?? '',

  heads: (kinds: readonly string[], without: readonly string[], statuses: readonly Status[]): Promise<ItemHead[]> =>
    db.orm
      .select({
        id: contentItems.id,
        pack: contentItems.pack_id,
        slug: contentItems.slug,
        kind: contentItems.kind,
        rev: contentItems.rev,
        hash: contentItems.hash,
        organisation: contentPacks.organisation_id,
        head: sql<unknown>`${contentItems.public} - ${`{${without.join(',')}}`}::text[]`,
      })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(and(inArray(contentItems.kind, [...kinds]), inArray(contentItems.status, [...statuses])))
      .orderBy(contentItems.id),

  current: (ids: number[]): Promise<PresentVersion[]> =>
    db.orm.select(present).from(contentItems).where(inArray(contentItems.id, ids)),

  /** By their names in their packs, as long as learners may find them. */
  named: (names: readonly { pack: string; slug: string }[], statuses: readonly Status[]): Promise<NamedVersion[]> =>
    db.orm
      .select({ ...present, organisation: contentPacks.organisation_id })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(
        and(
          or(...names.map(({ pack, slug }) => and(eq(contentItems.pack_id, pack), eq(contentItems.slug, slug)))),
          inArray(contentItems.status, [...statuses]),
        ),
      ),

  kept: (versions: readonly { id: number; hash: string }[]): Promise<ItemVersion[]> =>
    db.orm
      .select(snapshot)
      .from(contentSnapshots)
      .where(
        or(
          ...versions.map(({ id, hash }) => and(eq(contentSnapshots.content_id, id), eq(contentSnapshots.hash, hash))),
        ),
      ),

  /** Every version that anybody began with, the oldest first. */
  everyKept: (ids: number[]): Promise<{ id: number; hash: string }[]> =>
    db.orm
      .select({ id: contentSnapshots.content_id, hash: contentSnapshots.hash })
      .from(contentSnapshots)
      .where(inArray(contentSnapshots.content_id, ids))
      .orderBy(contentSnapshots.kept_at, contentSnapshots.hash),

  /** Shared lock: an import that would change them waits until the attempt has begun. */
  lock: (ids: number[]): Promise<{ id: number; hash: string }[]> =>
    db.orm
      .select({ id: contentItems.id, hash: contentItems.hash })
      .from(contentItems)
      .where(inArray(contentItems.id, ids))
      .for('share'),

  /** Once per version: whoever begins first keeps it for all. */
  keep: (ids: number[]) =>
    db.orm
      .insert(contentSnapshots)
      .select(
        db.orm
          .select({
            content_id: sql`${contentItems.id}`.as('content_id'),
            hash: contentItems.hash,
            rev: contentItems.rev,
            kind: contentItems.kind,
            pack_id: contentItems.pack_id,
            public: contentItems.public,
            key: contentItems.key,
            review: contentItems.review,
            kept_at: sql`now()`.as('kept_at'),
          })
          .from(contentItems)
          .where(inArray(contentItems.id, ids)),
      )
      .onConflictDoNothing(),
});
