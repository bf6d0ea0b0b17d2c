import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { dataExports } from '#db/schema/personal-data.ts';

export type ExportRow = typeof dataExports.$inferSelect;
const UNFINISHED = ['waiting', 'making'] as const;

export const exportsRepo = (db: Db) => ({
  newest: async (userId: number): Promise<ExportRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dataExports)
        .where(eq(dataExports.user_id, userId))
        .orderBy(desc(dataExports.id))
        .limit(1)
    )[0],

  /** false: one is being made already. */
  add: async (row: typeof dataExports.$inferInsert): Promise<boolean> =>
    (await db.orm.insert(dataExports).values(row).onConflictDoNothing().returning({ id: dataExports.id })).length > 0,

  idsOf: async (userId: number): Promise<number[]> =>
    (await db.orm.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.user_id, userId))).map(
      ({ id }) => id,
    ),

  finished: (userId: number): Promise<ExportRow[]> =>
    db.orm
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.user_id, userId), inArray(dataExports.state, ['ready', 'failed']))),

  expired: (now: Date, limit: number): Promise<ExportRow[]> =>
    db.orm.select().from(dataExports).where(lt(dataExports.expires_at, now)).limit(limit),

  isWanted: async (): Promise<boolean> =>
    (
      await db.orm
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(inArray(dataExports.state, [...UNFINISHED]))
        .limit(1)
    ).length > 0,

  /** The next one that nobody works on. */
  take: async (now: Date, until: Date): Promise<ExportRow | undefined> => {
    const [taken] = await db.query<{ id: number }>(
      `update data_exports set state = 'making', percent = 0, tries = tries + 1, lease_until = $2
       where id = (select id from data_exports where state in ('waiting', 'making')
         and (lease_until is null or lease_until < $1) order by id limit 1 for update skip locked)
       returning id`,
      [now, until],
    );
    if (!taken) return undefined;
    return (await db.orm.select().from(dataExports).where(eq(dataExports.id, taken.id)))[0];
  },

  /** false: it is no longer wanted, or another process has it. */
  change: async (
    { id, tries }: Pick<ExportRow, 'id' | 'tries'>,
    change: Partial<typeof dataExports.$inferInsert>,
  ): Promise<boolean> =>
    (
      await db.orm
        .update(dataExports)
        .set(change)
        .where(and(eq(dataExports.id, id), eq(dataExports.tries, tries), eq(dataExports.state, 'making')))
        .returning({ id: dataExports.id })
    ).length > 0,

  remove: async (id: number): Promise<void> => {
    await db.orm.delete(dataExports).where(eq(dataExports.id, id));
  },
});
