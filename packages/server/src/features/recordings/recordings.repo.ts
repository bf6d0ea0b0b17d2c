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

  /** Whole from the beginning; nothing where this recording was begun already. */
  addWhole: async (
    row: Pick<RecordingRow, 'user_id' | 'key' | 'file' | 'seconds'>,
    at: Date,
  ): Promise<RecordingRow | undefined> =>
    (
      await db.orm
        .insert(recordings)
        .values({ ...row, state: 'done', started_at: at, done_at: at })
        .onConflictDoNothing()
        .returning()
    )[0],

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

  /** What somebody has recorded since a moment, deleted or not. */
  secondsSince: async (userId: number, since: Date): Promise<number> =>
    (
      await db.query<{ seconds: number }>(
        `select coalesce(sum(coalesce((select sum(piece.seconds) from recording_pieces piece
             where piece.recording_id = recording.id), recording.seconds)), 0)::float8 as seconds
         from recordings recording where user_id = $1 and started_at >= $2`,
        [userId, since],
      )
    )[0]?.seconds ?? 0,

  /** Whose file has been kept long enough, and those that were begun so long ago and never finished. */
  past: (keptSince: Date, openSince: Date, limit: number): Promise<RecordingRow[]> =>
    db.query<RecordingRow>(
      `select * from recordings recording
       where (state = 'done' and file <> '' and started_at < $1) or (state = 'open' and started_at < $2
         and exists (select 1 from recording_pieces piece where piece.recording_id = recording.id))
       order by started_at limit $3`,
      [keptSince, openSince, limit],
    ),

  /** Cut off so long ago that nobody will send the rest: their pieces still lie beside the file. */
  cutBefore: (since: Date, limit: number): Promise<RecordingRow[]> =>
    db.query<RecordingRow>(
      `select * from recordings recording where state = 'done' and started_at < $1
         and exists (select 1 from recording_pieces piece where piece.recording_id = recording.id) limit $2`,
      [since, limit],
    ),

  /** A reading sent once by the account and once more by the guest it had become keeps both, under two keys. */
  reown: async (guestId: number, userId: number): Promise<number> =>
    (
      await db.query(
        `update recordings guest set user_id = $2, key = case
           when exists (select 1 from recordings own where own.user_id = $2 and own.key = guest.key)
           then left(guest.key, 40) || '.' || guest.id else guest.key end
         where user_id = $1 returning 1 as moved`,
        [guestId, userId],
      )
    ).length,
});
