import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { dataImportPieces, dataImports } from '#db/schema/personal-data.ts';

export type ImportRow = typeof dataImports.$inferSelect;
export type ImportPiece = typeof dataImportPieces.$inferSelect;

export const importsRepo = (db: Db) => ({
  find: async (userId: number): Promise<ImportRow | undefined> =>
    (await db.orm.select().from(dataImports).where(eq(dataImports.user_id, userId)))[0],

  /** Held until the caller's transaction ends. */
  lock: async (userId: number): Promise<ImportRow | undefined> =>
    (await db.orm.select().from(dataImports).where(eq(dataImports.user_id, userId)).for('update'))[0],

  /** undefined: there is one already. */
  add: async (row: typeof dataImports.$inferInsert): Promise<ImportRow | undefined> =>
    (await db.orm.insert(dataImports).values(row).onConflictDoNothing().returning())[0],

  pieces: (importId: number): Promise<ImportPiece[]> =>
    db.orm
      .select()
      .from(dataImportPieces)
      .where(eq(dataImportPieces.import_id, importId))
      .orderBy(asc(dataImportPieces.seq)),

  addPiece: async (piece: ImportPiece): Promise<void> => {
    await db.orm.insert(dataImportPieces).values(piece);
  },

  dropPieces: async (importId: number): Promise<void> => {
    await db.orm.delete(dataImportPieces).where(eq(dataImportPieces.import_id, importId));
  },

  set: async (id: number, change: Partial<typeof dataImports.$inferInsert>): Promise<void> => {
    await db.orm.update(dataImports).set(change).where(eq(dataImports.id, id));
  },

  isWanted: async (): Promise<boolean> =>
    (
      await db.orm
        .select({ id: dataImports.id })
        .from(dataImports)
        .where(inArray(dataImports.state, ['checking', 'bringing']))
        .limit(1)
    ).length > 0,

  /** The next one that nobody works on. */
  take: async (now: Date, until: Date): Promise<ImportRow | undefined> => {
    const [taken] = await db.query<{ id: number }>(
      `update data_imports set percent = 0, tries = tries + 1, lease_until = $2
       where id = (select id from data_imports where state in ('checking', 'bringing')
         and (lease_until is null or lease_until < $1) order by id limit 1 for update skip locked)
       returning id`,
      [now, until],
    );
    if (!taken) return undefined;
    return (await db.orm.select().from(dataImports).where(eq(dataImports.id, taken.id)))[0];
  },

  /** false: it is no longer wanted, or another process has it. */
  change: async (
    { id, tries, state }: Pick<ImportRow, 'id' | 'tries' | 'state'>,
    change: Partial<typeof dataImports.$inferInsert>,
  ): Promise<boolean> =>
    (
      await db.orm
        .update(dataImports)
        .set(change)
        .where(and(eq(dataImports.id, id), eq(dataImports.tries, tries), eq(dataImports.state, state)))
        .returning({ id: dataImports.id })
    ).length > 0,

  expired: (now: Date, limit: number): Promise<ImportRow[]> =>
    db.orm.select().from(dataImports).where(lt(dataImports.expires_at, now)).limit(limit),

  remove: async (id: number): Promise<void> => {
    await db.orm.delete(dataImports).where(eq(dataImports.id, id));
  },
});
