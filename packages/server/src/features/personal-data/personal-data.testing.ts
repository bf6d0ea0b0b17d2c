import { createHash } from 'node:crypto';
import { makeZip } from '@ninefold/content/testing/make-zip';
import type { Incoming } from '@ninefold/contract/personal-data';
import { ARCHIVE_PIECE_BYTES } from '@ninefold/core/personal-data/archive-names';
import { vi } from 'vitest';
import type { PersonalTable, Row } from '#db/personal/personal-data.ts';
import type { Site } from '#features/identity/identity.testing.ts';
import { newFileName } from '#storage/file-name.ts';
import { readZip } from '#storage/zip/read-zip.testing.ts';
import type { Visitor } from '#testing/app.ts';
import { PERSONAL_DATA } from '../../personal-data-list.ts';

export const ALL_TABLES: PersonalTable[] = PERSONAL_DATA.flatMap(({ tables }) => [...tables]);

type Column = { name: string; type: string; isIdentity: boolean };
type Link = { table: string; columns: string[]; parent: string; keys: string[] };

/** Columns with names of files in the storage. */
const FILES = new Set([
  ...['files.name', 'recordings.file', 'recording_pieces.file'],
  ...['data_exports.file', 'data_import_pieces.file'],
]);

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
  // What an import found out is shown by name.
  if (name === 'failure') return null;
  if (name === 'tables') return [];
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

type Uses = Pick<Site, 'services'>;
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Made here or by the worker, whoever was first. */
export async function archiveMade({ services }: Uses, { api }: Pick<Visitor, 'api'>) {
  await services.personalData.makeExports();
  const read = async () => (await api.personalData.getState()).archive;
  await vi.waitUntil(async () => (await read())?.state === 'ready', PATIENCE);
  const archive = await read();
  if (!archive) throw new Error('no archive');
  return archive;
}

/** Everything of a learner, as it is downloaded. */
export async function archiveOf(site: Uses, learner: Pick<Visitor, 'api' | 'request'>): Promise<Buffer> {
  await learner.api.personalData.startExport();
  const { url } = await archiveMade(site, learner);
  return (await learner.request({ method: 'GET', url })).rawPayload;
}

/** Sends an archive and waits until it was looked through. */
export async function send(site: Uses, { api }: Pick<Visitor, 'api'>, archive: Buffer): Promise<Incoming> {
  const key = createHash('sha256').update(archive).digest('hex').slice(0, 32);
  for (let seq = 0, at = 0; at < archive.length; seq += 1, at += ARCHIVE_PIECE_BYTES) {
    const piece = new Blob([new Uint8Array(archive.subarray(at, at + ARCHIVE_PIECE_BYTES))]);
    await api.personalData.addImportPiece({ key, seq, size: archive.length }, piece);
  }
  return incoming(site, api, 'checking');
}

export async function bringIn(site: Uses, { api }: Pick<Visitor, 'api'>): Promise<Incoming> {
  await api.personalData.startImport();
  return incoming(site, api, 'bringing');
}

async function incoming({ services }: Uses, api: Visitor['api'], unless: string): Promise<Incoming> {
  await services.personalData.runImports();
  const read = async () => (await api.personalData.getState()).incoming;
  await vi.waitUntil(async () => (await read())?.state !== unless, PATIENCE);
  const now = await read();
  if (!now) throw new Error('nothing is coming');
  return now;
}

/** An archive as somebody gives it back who has changed it, with or without counting its rows anew. */
export function changed(archive: Buffer, change: (files: Map<string, Buffer>) => void, counts = true): Buffer {
  const files = readZip(archive);
  change(files);
  if (counts) {
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '{}') as {
      files: { name: string; rows: number }[];
    };
    const recounted = manifest.files.map(({ name }) => ({ name, rows: linesIn(files, name).length }));
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, files: recounted })));
  }
  return makeZip([...files].map(([name, bytes]) => ({ name, bytes })));
}

const linesIn = (files: ReadonlyMap<string, Buffer>, name: string): string[] =>
  (files.get(name)?.toString() ?? '').split('\n').filter(Boolean);

export const rowsIn = (files: ReadonlyMap<string, Buffer>, name: string): Row[] =>
  linesIn(files, name).map((line) => JSON.parse(line) as Row);

export const withRows = (files: Map<string, Buffer>, table: string, rows: readonly Row[]) =>
  files.set(`data/${table}.jsonl`, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));

/** So many seconds of 16 kHz mono, with words in it that can be found again. */
export function wavOf(words: string, seconds = 1): Buffer {
  const samples = Buffer.alloc(seconds * 32_000);
  samples.write(words, 100);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
