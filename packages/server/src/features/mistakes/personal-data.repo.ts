import type { Db } from '#db/db.ts';

export const personalDataRepo = (db: Db) => ({
  settle: async (userId: number): Promise<void> => {
    await db.query('delete from mistake_counts where user_id = $1', [userId]);
    await db.query(
      `insert into mistake_counts (user_id, skill, kind, type, open, practised, closed, removed)
       select $1, skill, kind, type, count(*) filter (where not removed and state = 'open'),
         count(*) filter (where not removed and state = 'practised'),
         count(*) filter (where not removed and state = 'closed'), count(*) filter (where removed)
       from mistakes where user_id = $1 group by skill, kind, type`,
      [userId],
    );
  },
});
