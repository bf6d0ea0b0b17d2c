import type { Db } from '../db.ts';
import type { PersonalData, PersonalTable } from './personal-data.ts';
import { isOwn, primaryKey } from './read-rows.ts';

const BATCH = 500;

/** Names of files in the storage that only these tables know. */
export async function looseFiles(db: Db, { tables }: PersonalData, userId: number): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables) {
    if (!table.loose) continue;
    const rows = await db.query<{ name: string }>(
      `select t.${table.loose} as name from ${table.table} t where ${isOwn(table)} and t.${table.loose} <> ''`,
      [userId],
    );
    names.push(...rows.map(({ name }) => name));
  }
  return names;
}

/** Deletes what a feature keeps of a learner, a batch a transaction, so that nobody waits behind it. */
export async function forgetRows(db: Db, data: PersonalData, userId: number): Promise<number> {
  let gone = 0;
  if (data.blank) await db.transaction(async (tx) => data.blank?.(tx, userId));
  for (const table of [...data.tables].reverse()) if (table.forget !== 'kept') gone += await forget(db, table, userId);
  return gone;
}

async function forget(db: Db, table: PersonalTable, userId: number): Promise<number> {
  const key = (await primaryKey(db, table.table)).map((name) => `"${name}"`).join(', ');
  let gone = 0;
  for (;;) {
    const rows = await db.query(
      `delete from ${table.table} where (${key}) in
         (select ${key} from ${table.table} t where ${isOwn(table)} limit ${BATCH}) returning 1 as gone`,
      [userId],
    );
    gone += rows.length;
    if (rows.length < BATCH) return gone;
  }
}
