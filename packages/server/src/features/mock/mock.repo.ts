import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type MockPayment, type MockPlan, mockPdfs, mockRecords, mockResults } from '#db/schema/mock.ts';

export type { MockPayment, MockPlan };
/** One part of a mock: an essay, an interview, or an attempt at a paper. */
export type MockPartRef = { essay?: number; speaking?: number; attempt?: number };
export type MockRecordRow = typeof mockRecords.$inferSelect;
export type MockResultRow = typeof mockResults.$inferSelect;

export const mockRepo = (db: Db) => ({
  lastMock: async (userId: number): Promise<MockResultRow | undefined> =>
    (
      await db.orm
        .select()
        .from(mockResults)
        .where(eq(mockResults.user_id, userId))
        .orderBy(desc(mockResults.taken_at), desc(mockResults.id))
        .limit(1)
    )[0],

  /** The last one of each of these learners. */
  lastOf: (userIds: number[]): Promise<MockResultRow[]> =>
    db.orm
      .selectDistinctOn([mockResults.user_id])
      .from(mockResults)
      .where(inArray(mockResults.user_id, userIds))
      .orderBy(mockResults.user_id, desc(mockResults.taken_at), desc(mockResults.id)),

  /** The newest few, newest first. */
  results: (userId: number, limit: number): Promise<MockResultRow[]> =>
    db.orm
      .select()
      .from(mockResults)
      .where(eq(mockResults.user_id, userId))
      .orderBy(desc(mockResults.taken_at), desc(mockResults.id))
      .limit(limit),

  insertMock: (result: typeof mockResults.$inferInsert) => db.orm.insert(mockResults).values(result),

  /** One row for a mock, however often its parts arrive. */
  putResult: (result: typeof mockResults.$inferInsert & { record_id: number }) =>
    db.orm.insert(mockResults).values(result).onConflictDoUpdate({ target: mockResults.record_id, set: result }),

  /** Another learner's mock is not found. */
  find: async (userId: number, id: number): Promise<MockRecordRow | undefined> =>
    (await db.orm.select().from(mockRecords).where(mine(userId, id)))[0],

  lock: async (userId: number, id: number): Promise<MockRecordRow | undefined> =>
    (await db.orm.select().from(mockRecords).where(mine(userId, id)).for('update'))[0],

  lockById: async (id: number): Promise<MockRecordRow | undefined> =>
    (await db.orm.select().from(mockRecords).where(eq(mockRecords.id, id)).for('update'))[0],

  open: async (userId: number): Promise<MockRecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(mockRecords)
        .where(and(eq(mockRecords.user_id, userId), eq(mockRecords.state, 'open')))
    )[0],

  byKey: async (userId: number, key: string): Promise<MockRecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(mockRecords)
        .where(and(eq(mockRecords.user_id, userId), eq(mockRecords.start_key, key)))
    )[0],

  /** Nothing when another press was faster. */
  insert: async (row: typeof mockRecords.$inferInsert): Promise<MockRecordRow | undefined> =>
    (await db.orm.insert(mockRecords).values(row).onConflictDoNothing().returning())[0],

  change: async (id: number, change: Partial<typeof mockRecords.$inferInsert>): Promise<MockRecordRow> => {
    const [row] = await db.orm.update(mockRecords).set(change).where(eq(mockRecords.id, id)).returning();
    if (!row) throw new Error(`mock ${id} is gone`);
    return row;
  },

  /** Of these mocks all that the learner sat, oldest first. */
  ofMocks: (userId: number, mockIds: readonly number[]): Promise<MockRecordRow[]> =>
    mockIds.length === 0
      ? Promise.resolve([])
      : db.orm
          .select()
          .from(mockRecords)
          .where(and(eq(mockRecords.user_id, userId), inArray(mockRecords.mock_id, [...mockIds])))
          .orderBy(asc(mockRecords.id)),

  /** The mock that an essay or an interview was sat in. */
  ofPart: async ({ essay = 0, speaking = 0, attempt = 0 }: MockPartRef): Promise<number | undefined> =>
    (
      await db.orm
        .select({ id: mockRecords.id })
        .from(mockRecords)
        .where(
          or(
            eq(mockRecords.task1_record, essay),
            eq(mockRecords.task2_record, essay),
            eq(mockRecords.speaking_record, speaking),
            eq(mockRecords.listening_attempt, attempt),
            eq(mockRecords.reading_attempt, attempt),
          ),
        )
        .limit(1)
    )[0]?.id,

  due: async (now: Date, limit: number): Promise<number[]> =>
    (
      await db.orm
        .select({ id: mockRecords.id })
        .from(mockRecords)
        .where(lte(mockRecords.due_at, now))
        .orderBy(asc(mockRecords.due_at))
        .limit(limit)
    ).map(({ id }) => id),

  resultOf: async (recordId: number): Promise<MockResultRow | undefined> =>
    (await db.orm.select().from(mockResults).where(eq(mockResults.record_id, recordId)))[0],

  resultsOf: (recordIds: readonly number[]): Promise<MockResultRow[]> =>
    recordIds.length === 0
      ? Promise.resolve([])
      : db.orm
          .select()
          .from(mockResults)
          .where(inArray(mockResults.record_id, [...recordIds])),

  /** Presses of one learner follow each other. */
  waitFor: (userId: number) =>
    db.query(`select pg_advisory_xact_lock(hashtextextended('mock:' || $1::text, 0))`, [userId]),

  async reown(from: number, to: number): Promise<number> {
    await db.orm.update(mockResults).set({ user_id: to }).where(eq(mockResults.user_id, from));
    await db.orm.update(mockPdfs).set({ user_id: to }).where(eq(mockPdfs.user_id, from));
    const moved = await db.orm
      .update(mockRecords)
      .set({ user_id: to })
      .where(eq(mockRecords.user_id, from))
      .returning();
    return moved.length;
  },
});

const mine = (userId: number, id: number) => and(eq(mockRecords.id, id), eq(mockRecords.user_id, userId));
