import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentItems, contentSnapshots } from '#db/schema/content.ts';

export type StoredPaper = {
  id: number;
  hash: string;
  rev: number;
  kind: string;
  pack: string;
  public: unknown;
  key: unknown;
  review: unknown;
};

const now = {
  id: contentItems.id,
  hash: contentItems.hash,
  rev: contentItems.rev,
  kind: contentItems.kind,
  pack: contentItems.pack_id,
  public: contentItems.public,
  key: contentItems.key,
  review: contentItems.review,
};
const then = {
  id: contentSnapshots.content_id,
  hash: contentSnapshots.hash,
  rev: contentSnapshots.rev,
  kind: contentSnapshots.kind,
  pack: contentSnapshots.pack_id,
  public: contentSnapshots.public,
  key: contentSnapshots.key,
  review: contentSnapshots.review,
};

export const papersRepo = (db: Db) => ({
  current: (ids: number[]): Promise<StoredPaper[]> =>
    db.orm.select(now).from(contentItems).where(inArray(contentItems.id, ids)),

  kept: (versions: { id: number; hash: string }[]): Promise<StoredPaper[]> =>
    db.orm
      .select(then)
      .from(contentSnapshots)
      .where(
        or(
          ...versions.map(({ id, hash }) => and(eq(contentSnapshots.content_id, id), eq(contentSnapshots.hash, hash))),
        ),
      ),

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
