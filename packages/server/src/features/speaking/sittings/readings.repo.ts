import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingReadings } from '#db/schema/speaking.ts';

export type ReadingRow = typeof speakingReadings.$inferSelect;

export const readingsRepo = (db: Db) => ({
  /** Nothing when this recording waits or was scored already. */
  insert: async (row: typeof speakingReadings.$inferInsert): Promise<ReadingRow | undefined> =>
    (await db.orm.insert(speakingReadings).values(row).onConflictDoNothing().returning())[0],

  byRecording: async (userId: number, recordingId: number): Promise<ReadingRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingReadings)
        .where(and(eq(speakingReadings.recording_id, recordingId), eq(speakingReadings.user_id, userId)))
    )[0],

  /** The last reading of each better sentence. */
  lasts: (recordId: number): Promise<ReadingRow[]> =>
    db.orm
      .selectDistinctOn([speakingReadings.order, speakingReadings.sentence])
      .from(speakingReadings)
      .where(eq(speakingReadings.record_id, recordId))
      .orderBy(speakingReadings.order, speakingReadings.sentence, desc(speakingReadings.id)),

  all: (recordId: number): Promise<ReadingRow[]> =>
    db.orm.select().from(speakingReadings).where(eq(speakingReadings.record_id, recordId)),

  change: async (id: number, change: Partial<typeof speakingReadings.$inferInsert>): Promise<void> => {
    await db.orm.update(speakingReadings).set(change).where(eq(speakingReadings.id, id));
  },

  /** Taken over from a process that died with it; nothing where another one was faster. */
  takeOver: async (id: number, now: Date, until: Date): Promise<boolean> =>
    (
      await db.query(
        `update speaking_readings set leased_until = $3
         where id = $1 and state = 'waiting' and leased_until < $2 returning 1 as taken`,
        [id, now, until],
      )
    ).length > 0,

  reown: (guestId: number, userId: number) =>
    db.query('update speaking_readings set user_id = $2 where user_id = $1', [guestId, userId]),
});
