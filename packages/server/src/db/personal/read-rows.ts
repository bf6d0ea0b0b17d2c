import type { Db } from '../db.ts';
import type { PersonalTable, Row } from './personal-data.ts';

const BATCH = 200;

/** The condition on `t` that makes a row this learner's ($1). */
export const isOwn = ({ of }: Pick<PersonalTable, 'of'>): string =>
  typeof of === 'string' ? `t.${of} = $1` : `t.${of.column} in (select id from ${of.table} where user_id = $1)`;

/**
 * Every row of one learner as JSON, in the order of the primary key, a batch at a time: neither side ever holds more, and
 * no statement runs long.
 */
export async function* rowsOf(db: Db, table: PersonalTable, userId: number, batch = BATCH): AsyncGenerator<Row[]> {
  const key = await primaryKey(db, table.table);
  const columns = key.map((name) => `t."${name}"`).join(', ');
  const after = `(${columns}) > (select ${key.map((name) => `r."${name}"`).join(', ')}
    from jsonb_populate_record(null::${table.table}, $3::jsonb) r)`;
  let last: Row | null = null;
  for (;;) {
    const found: { row: Row }[] = await db.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table.table} t where ${isOwn(table)} ${last ? `and ${after}` : ''}
       order by ${columns} limit $2`,
      last ? [userId, batch, JSON.stringify(last)] : [userId, batch],
    );
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < batch) return;
    const end: Row = found.at(-1)?.row ?? {};
    last = Object.fromEntries(key.map((name) => [name, end[name]]));
  }
}

export async function primaryKey(db: Db, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [table],
  );
  return rows.map(({ name }) => name);
}
