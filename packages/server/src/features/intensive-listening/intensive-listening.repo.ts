import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { dictationLines, dictationRecords, sentenceProgress } from '#db/schema/intensive-listening.ts';

export type DictationRow = typeof dictationRecords.$inferSelect;
export type LineRow = typeof dictationLines.$inferSelect;
export type ProgressRow = typeof sentenceProgress.$inferSelect;

export const intensiveListeningRepo = (db: Db) => ({
  progress: async (userId: number, paperId: number): Promise<ProgressRow | undefined> =>
    (
      await db.orm
        .select()
        .from(sentenceProgress)
        .where(and(eq(sentenceProgress.user_id, userId), eq(sentenceProgress.paper_id, paperId)))
    )[0],

  /** What was heard on one device is not forgotten by another. */
  saveProgress: async (row: Pick<ProgressRow, 'user_id' | 'paper_id' | 'order' | 'heard' | 'saved_at'>) =>
    (
      await db.query<Pick<ProgressRow, 'order' | 'heard'>>(
        `insert into sentence_progress as known (user_id, paper_id, "order", heard, saved_at)
         values ($1, $2, $3, $4, $5)
         on conflict (user_id, paper_id) do update set "order" = excluded."order", saved_at = excluded.saved_at,
           heard = array(select distinct unnest(known.heard || excluded.heard) order by 1)
         returning "order", heard`,
        [row.user_id, row.paper_id, row.order, row.heard, row.saved_at],
      )
    )[0],

  find: async (userId: number, id: number): Promise<DictationRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dictationRecords)
        .where(and(eq(dictationRecords.id, id), eq(dictationRecords.user_id, userId)))
    )[0],

  findMany: (userId: number, ids: readonly number[]): Promise<DictationRow[]> =>
    db.orm
      .select()
      .from(dictationRecords)
      .where(and(inArray(dictationRecords.id, [...ids]), eq(dictationRecords.user_id, userId))),

  /** Held until the transaction ends: sentences and the end follow each other. */
  lock: async (userId: number, id: number): Promise<DictationRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dictationRecords)
        .where(and(eq(dictationRecords.id, id), eq(dictationRecords.user_id, userId)))
        .for('update')
    )[0],

  lockOpen: async (userId: number, paperId: number): Promise<DictationRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dictationRecords)
        .where(
          and(
            eq(dictationRecords.user_id, userId),
            eq(dictationRecords.paper_id, paperId),
            eq(dictationRecords.state, 'open'),
          ),
        )
        .for('update')
    )[0],

  byStartKey: async (userId: number, key: string): Promise<DictationRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dictationRecords)
        .where(and(eq(dictationRecords.user_id, userId), eq(dictationRecords.start_key, key)))
    )[0],

  /** An open one is always the last. */
  last: async (userId: number, paperId: number): Promise<DictationRow | undefined> =>
    (
      await db.orm
        .select()
        .from(dictationRecords)
        .where(and(eq(dictationRecords.user_id, userId), eq(dictationRecords.paper_id, paperId)))
        .orderBy(desc(dictationRecords.id))
        .limit(1)
    )[0],

  /** Nothing when another press was faster. */
  insert: async (row: typeof dictationRecords.$inferInsert): Promise<DictationRow | undefined> =>
    (await db.orm.insert(dictationRecords).values(row).onConflictDoNothing().returning())[0],

  change: async (id: number, change: Partial<typeof dictationRecords.$inferInsert>): Promise<void> => {
    await db.orm.update(dictationRecords).set(change).where(eq(dictationRecords.id, id));
  },

  remove: (id: number) => db.orm.delete(dictationRecords).where(eq(dictationRecords.id, id)),

  lines: (recordIds: readonly number[]): Promise<LineRow[]> =>
    db.orm
      .select()
      .from(dictationLines)
      .where(inArray(dictationLines.record_id, [...recordIds]))
      .orderBy(dictationLines.record_id, dictationLines.order),

  insertLine: async (row: LineRow): Promise<void> => {
    await db.orm.insert(dictationLines).values(row);
  },

  /** Papers of which both a guest and the account have an open dictation: the guest's. */
  clashes: async (guestId: number, userId: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select guest.id from dictation_records guest join dictation_records own
           on own.paper_id = guest.paper_id and own.state = 'open' and own.user_id = $2
         where guest.user_id = $1 and guest.state = 'open'`,
        [guestId, userId],
      )
    ).map(({ id }) => id),

  /** A guest's records and places go to the account; where both were, the account's place stays. */
  reown: async (guestId: number, userId: number): Promise<number> => {
    const moved = await db.query(
      `update dictation_records guest set user_id = $2, start_key = case
         when exists (select 1 from dictation_records own where own.user_id = $2 and own.start_key = guest.start_key)
         then left(guest.start_key, 40) || '.' || guest.id else guest.start_key end
       where user_id = $1 returning 1 as moved`,
      [guestId, userId],
    );
    await db.query(
      `insert into sentence_progress as known (user_id, paper_id, "order", heard, saved_at)
       select $2, paper_id, "order", heard, saved_at from sentence_progress where user_id = $1
       on conflict (user_id, paper_id) do update set
         heard = array(select distinct unnest(known.heard || excluded.heard) order by 1)`,
      [guestId, userId],
    );
    await db.query('delete from sentence_progress where user_id = $1', [guestId]);
    return moved.length;
  },
});
