import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book.repo.ts';

export const mergeGuestRepo = (db: Db) => ({
  /** Mistakes both have, the guest's beside the account's. */
  clashes: (guestId: number, userId: number) =>
    db.query<{ guest: number; own: number }>(
      `select guest.id as guest, own.id as own from mistakes guest join mistakes own using (slot)
       where guest.user_id = $1 and own.user_id = $2`,
      [guestId, userId],
    ),

  rows: (ids: readonly number[]) => db.query<MistakeRow>('select * from mistakes where id = any($1::bigint[])', [ids]),

  /** The places and tries of the guest's go to the account's, and the guest's row goes. */
  async join(guest: number, own: number, userId: number): Promise<void> {
    await db.query(
      `with places as (delete from mistake_sightings where mistake_id = $1 returning *)
       insert into mistake_sightings (mistake_id, source, source_id, part, hash, seen_at)
       select $2, source, source_id, part, hash, seen_at from places
       on conflict do nothing`,
      [guest, own],
    );
    await db.query('update mistake_tries set mistake_id = $2, user_id = $3 where mistake_id = $1', [
      guest,
      own,
      userId,
    ]);
    await db.query('delete from mistakes where id = $1', [guest]);
  },

  async reown(guestId: number, userId: number): Promise<number> {
    await db.query('update mistake_tries set user_id = $2 where user_id = $1', [guestId, userId]);
    const moved = await db.query('update mistakes set user_id = $2 where user_id = $1 returning id', [guestId, userId]);
    return moved.length;
  },

  async moveSums(guestId: number, userId: number): Promise<void> {
    await db.query(
      `insert into mistake_counts (user_id, skill, kind, type, open, practised, closed, removed)
       select $2, skill, kind, type, open, practised, closed, removed from mistake_counts where user_id = $1
       on conflict (user_id, skill, kind, type) do update set
         open = mistake_counts.open + excluded.open, practised = mistake_counts.practised + excluded.practised,
         closed = mistake_counts.closed + excluded.closed, removed = mistake_counts.removed + excluded.removed`,
      [guestId, userId],
    );
    await db.query(
      `insert into mistake_weeks (user_id, skill, kind, week, open, mended)
       select $2, skill, kind, week, open, mended from mistake_weeks where user_id = $1
       on conflict (user_id, week, skill, kind) do update set
         open = mistake_weeks.open + excluded.open, mended = mistake_weeks.mended + excluded.mended`,
      [guestId, userId],
    );
    for (const table of ['mistake_counts', 'mistake_weeks', 'mistake_days'])
      await db.query(`delete from ${table} where user_id = $1`, [guestId]);
  },
});
