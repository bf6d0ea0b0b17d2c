import type { Db } from './db.ts';

/** Facts about this database itself. */
export const factsIn = (db: Pick<Db, 'query'>) => ({
  isThere: async (name: string): Promise<boolean> =>
    (await db.query('select 1 as one from facts where name = $1', [name])).length > 0,

  /** Whether the number was lower, or not there: of two at one moment the second waits for the first and gets no. */
  raise: async (name: string, to: number): Promise<boolean> =>
    (
      await db.query(
        `insert into facts (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value
         where facts.value::int < excluded.value::int returning 1 as one`,
        [name, String(to)],
      )
    ).length > 0,
});
