import type { Db } from '../db.ts';
import type { Comes, PersonalTable, Row } from './personal-data.ts';
import { columnsOf } from './tables.ts';

/** A row of an archive that is ready to stand here: every id in it is this database's own. */
export type Taken = { at: number; id: number; isNew: boolean };

const quoted = (names: readonly string[], of: string) => names.map((name) => `${of}."${name}"`).join(', ');
const hasId = (table: string): boolean => columnsOf(table).some(({ name }) => name === 'id');

/** The columns by which a row is found again: whoever it belongs to, and what the feature says. */
const keyOf = ({ table, of }: PersonalTable, { unique }: Comes): string[] => [
  ...(typeof of === 'string' && columnsOf(table).some(({ name }) => name === of) ? [of] : []),
  ...unique,
];

/** Which of these rows are here already, by their place in the list. Rows that are the same twice count once. */
export async function rowsHere(db: Db, table: PersonalTable, comes: Comes, rows: readonly Row[]): Promise<Taken[]> {
  const key = keyOf(table, comes);
  const same = key.map((name) => `t."${name}" = r."${name}"`).join(' and ');
  const found = await db.query<{ at: number; id: number }>(
    `select r.ordinality::int as at, ${hasId(table.table) ? 't.id' : '0'} as id
     from jsonb_populate_recordset(null::${table.table}, $1::jsonb) with ordinality r
     join ${table.table} t on ${same}`,
    [JSON.stringify(rows)],
  );
  return found.map(({ at, id }) => ({ at: Number(at) - 1, id: Number(id), isNew: false }));
}

/**
 * Adds those that are not here yet and tells the number each has. Again it adds nothing: a process that dies is followed
 * by one that begins anew.
 */
export async function takeRows(tx: Db, table: PersonalTable, comes: Comes, rows: readonly Row[]): Promise<Taken[]> {
  const here = new Map((await rowsHere(tx, table, comes, rows)).map((one) => [one.at, one]));
  const seen = new Set<string>();
  const key = keyOf(table, comes);
  const fresh = rows.flatMap((row, at) => {
    const name = JSON.stringify(key.map((column) => row[column]));
    if (here.has(at) || seen.has(name)) return [];
    seen.add(name);
    return [row];
  });
  for (const [columns, some] of byColumns(fresh)) await insert(tx, table.table, columns, some);
  if (fresh.length === 0) return [...here.values()];
  const now = await rowsHere(tx, table, comes, rows);
  return now.map((one) => ({ ...one, isNew: !here.has(one.at) }));
}

/** A column that an older archive does not have keeps what its table begins with, so such rows are added by themselves. */
function byColumns(rows: readonly Row[]): Map<readonly string[], Row[]> {
  const groups = new Map<string, { columns: string[]; rows: Row[] }>();
  for (const row of rows) {
    const columns = Object.keys(row).filter((name) => name !== 'id');
    const name = columns.join();
    const group = groups.get(name) ?? { columns, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return new Map([...groups.values()].map((group) => [group.columns, group.rows]));
}

const insert = (tx: Db, table: string, columns: readonly string[], rows: readonly Row[]) =>
  tx.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${quoted(columns, 'r')} from jsonb_populate_recordset(null::${table}, $1::jsonb) with ordinality r
     order by r.ordinality on conflict do nothing`,
    [JSON.stringify(rows)],
  );
