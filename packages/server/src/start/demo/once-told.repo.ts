import type { Db } from '#db/db.ts';

/** Whether a part of the demo learner's past was told here before: kept apart from what was told, which may be deleted. */
export const onceTold = (db: Db, name: string) => ({
  isTold: async (): Promise<boolean> =>
    (await db.query('select 1 as one from facts where name = $1', [name])).length > 0,

  tell: async (): Promise<void> => {
    await db.query(`insert into facts (name, value) values ($1, 'told') on conflict (name) do nothing`, [name]);
  },
});
