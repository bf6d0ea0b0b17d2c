import type { Db } from '../db.ts';

/** What the numbers in handed-out rows mean: content by its pack and name, words by how they are written. */

export type ContentReference = { id: number; pack: string; slug: string; kind: string; hash: string; title: unknown };
export type WordReference = { id: number; name: string; pack: string | null; slug: string | null };

export const contentReferences = (db: Db, ids: readonly number[]): Promise<ContentReference[]> =>
  db.query<ContentReference>(
    `select id, pack_id as pack, slug, kind, hash, public -> 'title' as title from content_items
     where id = any($1::bigint[]) order by id`,
    [ids],
  );

export const wordReferences = (db: Db, ids: readonly number[]): Promise<WordReference[]> =>
  db.query<WordReference>(
    'select id, name, pack_id as pack, slug from vocabulary where id = any($1::bigint[]) order by id',
    [ids],
  );
