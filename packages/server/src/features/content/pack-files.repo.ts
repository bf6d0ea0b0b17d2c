import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentFiles, contentItemFiles, contentItems, contentPacks } from '#db/schema/content.ts';

export type PackFileRow = Pick<typeof contentFiles.$inferSelect, 'path' | 'name' | 'sha256'>;

/** An item that names a file, as far as it decides who may have it. */
type NamingItem = { id: number; kind: string; organisation: number | null; access: string };

export const packFilesRepo = ({ orm, query }: Db) => ({
  find: async (packId: string, path: string): Promise<PackFileRow | undefined> =>
    (
      await orm
        .select()
        .from(contentFiles)
        .where(and(eq(contentFiles.pack_id, packId), eq(contentFiles.path, path)))
    )[0],

  ofPack: (packId: string): Promise<PackFileRow[]> =>
    orm.select().from(contentFiles).where(eq(contentFiles.pack_id, packId)),

  /** Each path once. A pack has thousands, and a statement for each would be most of an import. */
  async save(packId: string, rows: readonly PackFileRow[]): Promise<void> {
    await query(
      `insert into content_files (pack_id, path, name, sha256)
       select $1, path, name, sha256 from unnest($2::text[], $3::text[], $4::text[]) as fresh(path, name, sha256)
       on conflict (pack_id, path) do update set name = excluded.name, sha256 = excluded.sha256, stored_at = now()`,
      [packId, rows.map(({ path }) => path), rows.map(({ name }) => name), rows.map(({ sha256 }) => sha256)],
    );
  },

  /** Notes which files an item names, beside those it named before: attempts made on an earlier revision ask for them. */
  async nameFiles(packId: string, itemId: number, paths: readonly string[]): Promise<void> {
    await query(
      'insert into content_item_files (pack_id, path, item_id) select $1, path, $2 from unnest($3::text[]) path on conflict do nothing',
      [packId, itemId, paths],
    );
  },

  itemsNaming: (packId: string, path: string, statuses: readonly ('review' | 'published')[]): Promise<NamingItem[]> =>
    orm
      .select({
        id: contentItems.id,
        kind: contentItems.kind,
        organisation: contentPacks.organisation_id,
        access: sql<string>`coalesce(${contentItems.public} ->> 'access', 'free')`,
      })
      .from(contentItemFiles)
      .innerJoin(contentItems, eq(contentItems.id, contentItemFiles.item_id))
      .innerJoin(contentPacks, eq(contentPacks.id, contentItems.pack_id))
      .where(
        and(
          eq(contentItemFiles.pack_id, packId),
          eq(contentItemFiles.path, path),
          inArray(contentItems.status, [...statuses]),
        ),
      ),
});
