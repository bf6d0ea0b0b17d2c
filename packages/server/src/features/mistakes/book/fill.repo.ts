import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Db } from '#db/db.ts';

type Fill = { done_to: number; until: number };

export const fillRepo = (db: Db) => ({
  find: async (source: EvidenceSource): Promise<Fill | undefined> =>
    (await db.query<Fill>('select done_to, until from mistake_fills where source = $1', [source]))[0],

  /** Of two that begin together the first one says where it ends. */
  begin: async (source: EvidenceSource, until: number): Promise<Fill> => {
    const [fill] = await db.query<Fill>(
      `insert into mistake_fills (source, done_to, until) values ($1, 0, $2)
       on conflict (source) do update set until = mistake_fills.until returning done_to, until`,
      [source, until],
    );
    if (!fill) throw new Error(`the fill from ${source} was not begun`);
    return fill;
  },

  /** Never back: another process may have come further. */
  note: (source: EvidenceSource, doneTo: number) =>
    db.query('update mistake_fills set done_to = greatest(done_to, $2) where source = $1', [source, doneTo]),
});
