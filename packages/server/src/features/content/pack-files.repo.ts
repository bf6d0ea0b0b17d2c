import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { contentFiles } from '#db/schema/content.ts';

export type PackFileRow = Pick<typeof contentFiles.$inferSelect, 'path' | 'name' | 'sha256'>;

export const packFilesRepo = ({ orm }: Db) => ({
  find: async (packId: string, path: string): Promise<PackFileRow | undefined> =>
    (
      await orm
        .select()
        .from(contentFiles)
        .where(and(eq(contentFiles.pack_id, packId), eq(contentFiles.path, path)))
    )[0],

  ofPack: (packId: string): Promise<PackFileRow[]> =>
    orm.select().from(contentFiles).where(eq(contentFiles.pack_id, packId)),

  save: (packId: string, { path, name, sha256 }: PackFileRow) =>
    orm
      .insert(contentFiles)
      .values({ pack_id: packId, path, name, sha256 })
      .onConflictDoUpdate({
        target: [contentFiles.pack_id, contentFiles.path],
        set: { name, sha256, stored_at: sql`now()` },
      }),
});
