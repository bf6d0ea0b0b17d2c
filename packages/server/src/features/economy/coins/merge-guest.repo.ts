import type { Db } from '#db/db.ts';

export const guestMergeRepo = (db: Db) => ({
  /** What the account has done itself already stays as it is there; how many came along. */
  moveDeeds: async (guestId: number, userId: number): Promise<number> => {
    const moved = await db.query(
      `insert into deeds (user_id, deed, skill, reference, seconds, happened_at)
       select $2, deed, skill, reference, seconds, happened_at from deeds where user_id = $1 order by id
       on conflict do nothing returning id`,
      [guestId, userId],
    );
    await db.query('delete from deeds where user_id = $1', [guestId]);
    return moved.length;
  },
});
