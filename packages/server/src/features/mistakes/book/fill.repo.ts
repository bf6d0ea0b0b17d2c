import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Db } from '#db/db.ts';

export const fillRepo = (db: Db) => ({
  /** Held until the transaction ends, so that two processes take turns. */
  lock: async (source: EvidenceSource): Promise<{ done_to: number; until: number } | undefined> =>
    (
      await db.query<{ done_to: number; until: number }>(
        'select done_to, until from mistake_fills where source = $1 for update',
        [source],
      )
    )[0],

  begin: (source: EvidenceSource, until: number) =>
    db.query('insert into mistake_fills (source, done_to, until) values ($1, 0, $2) on conflict do nothing', [
      source,
      until,
    ]),

  note: (source: EvidenceSource, doneTo: number) =>
    db.query('update mistake_fills set done_to = $2 where source = $1', [source, doneTo]),
});
