import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { modelEssays } from '#db/schema/writing/study.ts';

export type ModelEssayRow = typeof modelEssays.$inferSelect;
export type ModelEssayChange = Partial<Omit<ModelEssayRow, 'id' | 'user_id' | 'start_key' | 'created_at'>>;

/** The rest comes with the next run. */
const MOST_STUCK = 100;

export const modelEssayRepo = (db: Db) => ({
  find: async (userId: number, id: number): Promise<ModelEssayRow | undefined> =>
    (
      await db.orm
        .select()
        .from(modelEssays)
        .where(and(eq(modelEssays.user_id, userId), eq(modelEssays.id, id)))
    )[0],

  lock: async (userId: number, id: number): Promise<ModelEssayRow | undefined> =>
    (
      await db.orm
        .select()
        .from(modelEssays)
        .where(and(eq(modelEssays.user_id, userId), eq(modelEssays.id, id)))
        .for('update')
    )[0],

  newest: async (userId: number): Promise<ModelEssayRow | undefined> =>
    (
      await db.orm
        .select()
        .from(modelEssays)
        .where(eq(modelEssays.user_id, userId))
        .orderBy(desc(modelEssays.id))
        .limit(1)
    )[0],

  /** Those that should have been made long ago. */
  stuck: (before: Date): Promise<ModelEssayRow[]> =>
    db.orm
      .select()
      .from(modelEssays)
      .where(and(eq(modelEssays.status, 2), lt(modelEssays.updated_at, before)))
      .limit(MOST_STUCK),

  /** The same key finds the row that it made. */
  begin: async (row: typeof modelEssays.$inferInsert): Promise<ModelEssayRow> => {
    await db.orm.insert(modelEssays).values(row).onConflictDoNothing();
    const [made] = await db.orm
      .select()
      .from(modelEssays)
      .where(and(eq(modelEssays.user_id, row.user_id), eq(modelEssays.start_key, row.start_key)))
      .for('update');
    if (!made) throw new Error('a model essay was not stored');
    return made;
  },

  change: async (id: number, change: ModelEssayChange): Promise<ModelEssayRow> => {
    const [row] = await db.orm.update(modelEssays).set(change).where(eq(modelEssays.id, id)).returning();
    if (!row) throw new Error(`model essay ${id} is gone`);
    return row;
  },

  reown: async (from: number, to: number): Promise<number> =>
    (
      await db.orm
        .update(modelEssays)
        .set({ user_id: to })
        .where(eq(modelEssays.user_id, from))
        .returning({ id: modelEssays.id })
    ).length,
});
