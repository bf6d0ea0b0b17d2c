import { and, eq, isNull, not } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayChoices, essayRecords } from '#db/schema/writing.ts';

export type RecordRow = typeof essayRecords.$inferSelect;
export type NewRecord = typeof essayRecords.$inferInsert;
export type RecordChange = Partial<Omit<NewRecord, 'id'>>;

/** One draft: found, begun, changed, thrown away, handed on to an account. */
export const recordsRepo = (db: Db) => ({
  find: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayRecords)
        .where(and(eq(essayRecords.user_id, userId), eq(essayRecords.id, id)))
    )[0],

  /** Whoever changes a draft or has it scored holds its row until the transaction ends. */
  lock: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayRecords)
        .where(and(eq(essayRecords.user_id, userId), eq(essayRecords.id, id)))
        .for('update')
    )[0],

  lockById: async (id: number): Promise<RecordRow | undefined> =>
    (await db.orm.select().from(essayRecords).where(eq(essayRecords.id, id)).for('update'))[0],

  /** Of two presses with one key the second waits, and then finds what the first has begun. */
  waitForKey: (userId: number, key: string) =>
    db.query(`select pg_advisory_xact_lock(hashtextextended('essay:' || $1::text || ':' || $2, 0))`, [userId, key]),

  byKey: async (userId: number, key: string): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayRecords)
        .where(and(eq(essayRecords.user_id, userId), eq(essayRecords.start_key, key)))
    )[0],

  /** undefined: another press with this key was faster. */
  insert: async (record: NewRecord): Promise<RecordRow | undefined> =>
    (await db.orm.insert(essayRecords).values(record).onConflictDoNothing().returning())[0],

  change: async (id: number, change: RecordChange): Promise<RecordRow> => {
    const [row] = await db.orm.update(essayRecords).set(change).where(eq(essayRecords.id, id)).returning();
    if (!row) throw new Error(`draft ${id} was locked and is gone`);
    return row;
  },

  remove: async ({ id, user_id, question, other_record }: RecordRow): Promise<void> => {
    await db.orm.delete(essayRecords).where(eq(essayRecords.id, id));
    // Those that were written after it, or beside it, stand for themselves now.
    await db.orm
      .update(essayRecords)
      .set({ of_record: null })
      .where(
        and(eq(essayRecords.user_id, user_id), eq(essayRecords.question, question), eq(essayRecords.of_record, id)),
      );
    if (other_record)
      await db.orm.update(essayRecords).set({ other_record: null }).where(eq(essayRecords.id, other_record));
  },

  /** Whether any draft of an own question was handed in, be it scored or not. */
  isAnswered: async (promptId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: essayRecords.id })
        .from(essayRecords)
        .where(and(eq(essayRecords.prompt_id, promptId), not(isNull(essayRecords.handed_in_at))))
        .limit(1)
    ).length > 0,

  retitle: async (promptId: number, title: RecordRow['title']): Promise<number[]> =>
    (
      await db.orm
        .update(essayRecords)
        .set({ title })
        .where(eq(essayRecords.prompt_id, promptId))
        .returning({ id: essayRecords.id })
    ).map(({ id }) => id),

  /** What the learner disputes in the report of this draft. */
  disputed: async (recordId: number): Promise<string[]> =>
    (
      await db.orm
        .select({ about: essayChoices.about })
        .from(essayChoices)
        .where(and(eq(essayChoices.record_id, recordId), eq(essayChoices.choice, 'disagree')))
    ).map(({ about }) => about),

  reown: async (from: number, to: number): Promise<number> =>
    (
      await db.query<{ id: number }>(
        `update essay_records set user_id = $2,
           start_key = case when exists (select 1 from essay_records mine where mine.user_id = $2 and mine.start_key = essay_records.start_key)
             then start_key || ':' || id else start_key end
         where user_id = $1 returning id`,
        [from, to],
      )
    ).length,

  questionsOf: async (userId: number): Promise<string[]> =>
    (
      await db.orm
        .selectDistinct({ question: essayRecords.question })
        .from(essayRecords)
        .where(eq(essayRecords.user_id, userId))
    ).map(({ question }) => question),
});
