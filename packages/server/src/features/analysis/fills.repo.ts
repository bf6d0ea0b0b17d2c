import type { Db } from '#db/db.ts';

export type Fill = { done_to: number; until: number };

/** How far what was marked before the analysis has been read into it. */
export const fillsRepo = (db: Db) => ({
  find: async (source: string): Promise<Fill | undefined> =>
    (await db.query<Fill>('select done_to, until from analysis_fills where source = $1', [source]))[0],

  move: (source: string, to: number) =>
    db.query('update analysis_fills set done_to = greatest(done_to, $2) where source = $1', [source, to]),
});
