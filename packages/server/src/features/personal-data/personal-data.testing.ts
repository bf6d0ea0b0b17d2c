import type { PersonalTable } from '#db/personal/personal-data.ts';
import type { Site } from '#features/identity/identity.testing.ts';
import { newFileName } from '#storage/file-name.ts';
import { PERSONAL_DATA } from '../../personal-data-list.ts';

export const ALL_TABLES: PersonalTable[] = PERSONAL_DATA.flatMap(({ tables }) => [...tables]);

type Column = { name: string; type: string; isIdentity: boolean };
type Link = { table: string; columns: string[]; parent: string; keys: string[] };

/** Columns with names of files in the storage. */
const FILES = new Set(['files.name', 'recordings.file', 'recording_pieces.file', 'data_exports.file']);

/**
 * A row of this learner in every table of the list, whichever features there are: every text in it is the trace, and
 * every file holds it.
 */
export async function fillEveryTable(site: Site, userId: number, trace: string): Promise<void> {
  const [columns, links] = [await columnsOf(site), await linksOf(site)];
  const made = new Map<string, Record<string, unknown>>();
  for (const table of ALL_TABLES) {
    if (table.table === 'users' || table.table === 'wallets') continue;
    const values: Record<string, unknown> = {};
    for (const column of columns.get(table.table) ?? []) {
      if (column.isIdentity) continue;
      values[column.name] = FILES.has(`${table.table}.${column.name}`)
        ? await storedFile(site, trace)
        : standIn(column, userId, table.forget === 'kept' && column.name !== 'notice' ? `kept ${userId}` : trace);
    }
    for (const { columns: own, parent, keys } of links.filter((link) => link.table === table.table)) {
      const row = made.get(parent) ?? (await anyOf(site, parent, userId));
      own.forEach((name, at) => {
        values[name] = row[keys[at] ?? ''];
      });
    }
    values[typeof table.of === 'string' ? table.of : table.of.column] =
      typeof table.of === 'string' ? userId : made.get(table.of.table)?.id;
    // Somebody else invited them, and came first.
    if (table.table === 'invites') Object.assign(values, { inviter_id: await otherLearner(site, userId), seq: userId });
    if (table.table === 'account_deletions') continue;
    made.set(table.table, await insert(site, table.table, values));
  }
  await site.rows(`update users set name = $2, exam_purpose = $2, account = $2 where id = $1`, [userId, trace]);
}

async function insert(site: Site, table: string, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const names = Object.keys(values);
  const [row] = await site.rows<Record<string, unknown>>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${names.map((name) => `r."${name}"`).join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb) r
     on conflict do nothing returning *`,
    [JSON.stringify(values)],
  );
  if (!row) throw new Error(`no row for ${table}`);
  return row;
}

function standIn({ name, type }: Column, userId: number, trace: string): unknown {
  // Some numbers may stand in a table once.
  if (type === 'bigint') return userId;
  if (/ARRAY/.test(type)) return [];
  if (type === 'jsonb') return { trace, en: trace, zh: trace };
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-11-01';
  if (type.startsWith('timestamp')) return '2026-11-01T08:00:00Z';
  if (type === 'bytea') return `\\x${Buffer.from(trace).toString('hex')}`;
  if (type === 'text') return name === 'state' ? 'done' : trace;
  return 1;
}

async function storedFile(site: Site, trace: string): Promise<string> {
  const name = newFileName('wav');
  await site.deps.storage.put(name, Buffer.from(`RIFF ${trace}`), 'audio/wav');
  return name;
}

const otherLearner = async (site: Site, userId: number): Promise<unknown> =>
  (await site.rows<{ id: number }>('select min(id) as id from users where id < $1', [userId]))[0]?.id;

/** Something that is there already: a paper, a word. */
async function anyOf(site: Site, table: string, userId: number): Promise<Record<string, unknown>> {
  if (table === 'users') return { id: userId };
  if (table === 'content_snapshots')
    await site.rows(
      `insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
       select id, hash, rev, kind, pack_id, '{}', '{}', '{}' from content_items order by id limit 1 on conflict do nothing`,
    );
  if (table === 'organisations')
    await site.rows(`insert into organisations (name) values ('A school') on conflict do nothing`);
  if (table === 'vocabulary')
    await site.rows(`insert into vocabulary (name) values ('traceless') on conflict do nothing`);
  const [row] = await site.rows<Record<string, unknown>>(`select * from ${table} limit 1`);
  if (!row) throw new Error(`nothing in ${table}`);
  return row;
}

async function columnsOf(site: Site): Promise<Map<string, Column[]>> {
  const rows = await site.rows<{ table: string; name: string; type: string; identity: string }>(
    `select table_name as table, column_name as name, data_type as type, is_identity as identity
     from information_schema.columns where table_schema = 'public' order by ordinal_position`,
  );
  const byTable = new Map<string, Column[]>();
  for (const { table, name, type, identity } of rows)
    byTable.set(table, [...(byTable.get(table) ?? []), { name, type, isIdentity: identity === 'YES' }]);
  return byTable;
}

export const linksOf = (site: Site): Promise<Link[]> =>
  site.rows<Link>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as parent,
       (select array_agg(a.attname::text order by n) from unnest(conkey) with ordinality k(num, n)
         join pg_attribute a on a.attrelid = conrelid and a.attnum = k.num) as columns,
       (select array_agg(a.attname::text order by n) from unnest(confkey) with ordinality k(num, n)
         join pg_attribute a on a.attrelid = confrelid and a.attnum = k.num) as keys
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
