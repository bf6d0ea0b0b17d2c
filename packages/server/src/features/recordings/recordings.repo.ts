import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { recordingPieces, recordings } from '#db/schema/recordings.ts';

export type RecordingRow = typeof recordings.$inferSelect;
export type PieceRow = typeof recordingPieces.$inferSelect;

export const recordingsRepo = (db: Db) => ({
  /** Another learner's recording does not exist. */
  find: async (userId: number, id: number): Promise<RecordingRow | undefined> =>
    (
      await db.orm
        .select()
        .from(recordings)
        .where(and(eq(recordings.id, id), eq(recordings.user_id, userId)))
    )[0],

  findMany: (userId: number, ids: readonly number[]): Promise<RecordingRow[]> =>
    db.orm
      .select()
      .from(recordings)
      .where(and(inArray(recordings.id, [...ids]), eq(recordings.user_id, userId))),

  findById: async (id: number): Promise<RecordingRow | undefined> =>
    (await db.orm.select().from(recordings).where(eq(recordings.id, id)))[0],

  byKey: async (userId: number, key: string): Promise<RecordingRow | undefined> =>
    (
      await db.orm
        .select()
        .from(recordings)
        .where(and(eq(recordings.user_id, userId), eq(recordings.key, key)))
    )[0],

  /** Begun with its first piece, and held until the transaction ends: pieces and the end follow each other. */
  lock: async (userId: number, key: string, at: Date): Promise<RecordingRow | undefined> => {
    await db.orm
      .insert(recordings)
      .values({ user_id: userId, key, state: 'open', started_at: at })
      .onConflictDoNothing();
    const [row] = await db.orm
      .select()
      .from(recordings)
      .where(and(eq(recordings.user_id, userId), eq(recordings.key, key)))
      .for('update');
    return row;
  },

  pieces: (id: number): Promise<PieceRow[]> =>
    db.orm.select().from(recordingPieces).where(eq(recordingPieces.recording_id, id)).orderBy(recordingPieces.seq),

  addPiece: async (row: PieceRow): Promise<void> => {
    await db.orm.insert(recordingPieces).values(row);
  },

  dropPieces: async (id: number): Promise<void> => {
    await db.orm.delete(recordingPieces).where(eq(recordingPieces.recording_id, id));
  },

  change: async (id: number, change: Partial<typeof recordings.$inferInsert>): Promise<void> => {
    await db.orm.update(recordings).set(change).where(eq(recordings.id, id));
  },

  /** Whose file has been kept long enough, and those that were begun so long ago and never finished. */
  past: (keptSince: Date, openSince: Date, limit: number): Promise<RecordingRow[]> =>
    db.query<RecordingRow>(
      `select * from recordings recording
       where (state = 'done' and file <> '' and started_at < $1) or (state = 'open' and started_at < $2
         and exists (select 1 from recording_pieces piece where piece.recording_id = recording.id))
       order by started_at limit $3`,
      [keptSince, openSince, limit],
    ),

  reown: async (guestId: number, userId: number): Promise<number> =>
    (await db.query('update recordings set user_id = $2 where user_id = $1 returning 1 as moved', [guestId, userId]))
      .length,
});
