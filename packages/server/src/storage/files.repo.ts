import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { files } from '#db/schema/storage.ts';

export type FileRecord = typeof files.$inferSelect;
export type FilePurpose = FileRecord['purpose'];

export function filesRepo({ orm }: Db) {
  return {
    async add(file: typeof files.$inferInsert): Promise<void> {
      await orm.insert(files).values(file);
    },
    async addOnce(file: typeof files.$inferInsert): Promise<void> {
      await orm.insert(files).values(file).onConflictDoNothing();
    },
    async ofOwner(ownerId: number, limit: number): Promise<string[]> {
      const rows = await orm.select({ name: files.name }).from(files).where(eq(files.owner_id, ownerId)).limit(limit);
      return rows.map(({ name }) => name);
    },
    async find(name: string): Promise<FileRecord | null> {
      const [file] = await orm.select().from(files).where(eq(files.name, name));
      return file ?? null;
    },
    async reown(from: number, to: number): Promise<number> {
      const moved = await orm
        .update(files)
        .set({ owner_id: to })
        .where(eq(files.owner_id, from))
        .returning({ name: files.name });
      return moved.length;
    },
    async remove(ownerId: number | null, name: string): Promise<boolean> {
      const removed = await orm
        .delete(files)
        .where(and(eq(files.name, name), ownerId === null ? isNull(files.owner_id) : eq(files.owner_id, ownerId)))
        .returning({ name: files.name });
      return removed.length > 0;
    },
  };
}
