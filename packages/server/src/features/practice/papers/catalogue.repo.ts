import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentItems, contentPacks } from '#db/schema/content.ts';

export type CatalogueRow = {
  id: number;
  pack: string;
  slug: string;
  kind: string;
  rev: number;
  hash: string;
  organisation: number | null;
  head: unknown;
};

export type ClipRow = { pack: string; organisation: number | null; path: string };

type Status = 'review' | 'published';

export const catalogueRepo = (db: Db) => ({
  /** Changes with every import. One short row a pack, so it may be asked often. */
  version: async (): Promise<string> =>
    (
      await db.query<{ version: string }>(
        `select coalesce(string_agg(id || ' ' || hash || ' ' || imported_at, ',' order by id), '') as version
         from content_packs`,
      )
    )[0]?.version ?? '',

  /** Everything the lists show, without the texts and the questions. */
  heads: (statuses: Status[]): Promise<CatalogueRow[]> =>
    db.orm
      .select({
        id: contentItems.id,
        pack: contentItems.pack_id,
        slug: contentItems.slug,
        kind: contentItems.kind,
        rev: contentItems.rev,
        hash: contentItems.hash,
        organisation: contentPacks.organisation_id,
        head: sql<unknown>`${contentItems.public} - '{groups,paragraphs,glossary,figures}'::text[]`,
      })
      .from(contentItems)
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(
        and(inArray(contentItems.kind, ['reading', 'listening', 'collection']), inArray(contentItems.status, statuses)),
      )
      .orderBy(contentItems.id),

  /** The short sounds of word books and exercises, and covers: for everybody who sees the book or the course. */
  clips: (statuses: Status[]): Promise<ClipRow[]> =>
    db.query<ClipRow>(
      `select item.pack_id as pack, pack.organisation_id as organisation, sound.clip #>> '{}' as path
       from content_items item
       join content_packs pack on pack.id = item.pack_id
       cross join lateral (
         select jsonb_path_query(item.public, '$.items[*].audio') as clip
         union all
         select jsonb_path_query(item.public, '$.units[*].words[*].audio.*')
         union all
         select jsonb_path_query(item.public, '$.cover')
       ) sound
       where item.kind in ('training', 'wordbook', 'course', 'package') and item.status = any($1)`,
      [statuses],
    ),
});
