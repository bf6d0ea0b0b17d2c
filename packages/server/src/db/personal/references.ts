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

type Named = { pack: string; slug: string };
export type ContentHere = Named & {
  id: number;
  kind: string;
  organisation: number | null;
  access: string | null;
  /** The skill of a training set or a shelf, whose kind does not tell. */
  course: string | null;
};

/** What of this is here, by its pack and name. */
export const contentHere = (db: Db, names: readonly Named[]): Promise<ContentHere[]> =>
  db.query<ContentHere>(
    `select i.id, i.pack_id as pack, i.slug, i.kind, p.organisation_id as organisation, i.public ->> 'access' as access,
       coalesce(i.public ->> 'course', i.public ->> 'skill') as course
     from unnest($1::text[], $2::text[]) as asked (pack, slug)
     join content_items i on i.pack_id = asked.pack and i.slug = asked.slug join content_packs p on p.id = i.pack_id`,
    [names.map(({ pack }) => pack), names.map(({ slug }) => slug)],
  );

/** Words of books that are here, of packs for everybody or for this school. */
export const bookWordsHere = (db: Db, names: readonly Named[], organisation: number | null) =>
  db.query<Named & { id: number }>(
    `select v.id, v.pack_id as pack, v.slug from unnest($1::text[], $2::text[]) as asked (pack, slug)
     join vocabulary v on v.pack_id = asked.pack and v.slug = asked.slug join content_packs p on p.id = v.pack_id
     where p.organisation_id is null or p.organisation_id = $3`,
    [names.map(({ pack }) => pack), names.map(({ slug }) => slug), organisation],
  );

export type Version = { id: number; hash: string };

/** Of these versions those that are kept here, or are the present ones. */
export const versionsHere = (db: Db, versions: readonly Version[]): Promise<Version[]> =>
  db.query<Version>(
    `select asked.id, asked.hash from unnest($1::bigint[], $2::text[]) as asked (id, hash)
     where exists (select 1 from content_snapshots s where s.content_id = asked.id and s.hash = asked.hash)
        or exists (select 1 from content_items i where i.id = asked.id and i.hash = asked.hash)`,
    [versions.map(({ id }) => id), versions.map(({ hash }) => hash)],
  );

/** Keeps the present ones among them for ever, as whoever begins a paper does. */
export const keepVersionsHere = (tx: Db, versions: readonly Version[]) =>
  tx.query(
    `insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
     select i.id, i.hash, i.rev, i.kind, i.pack_id, i.public, i.key, i.review
     from unnest($1::bigint[], $2::text[]) as asked (id, hash)
     join content_items i on i.id = asked.id and i.hash = asked.hash on conflict do nothing`,
    [versions.map(({ id }) => id), versions.map(({ hash }) => hash)],
  );
