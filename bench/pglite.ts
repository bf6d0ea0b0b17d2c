import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../packages/server/src/db/db.ts';
import { openEmbedded } from '../packages/server/src/db/pglite.ts';
import { printTable } from './table.ts';

const SECONDS = 5;
const ROWS = 10_000;

/** What the embedded database does for one client that never waits, through the server's own adapter. */
export async function pgliteBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  const db = await openEmbedded({ DATA_DIR: dataDir });
  try {
    await db.query('create table bench (id int primary key, words text not null, hits int not null default 0)');
    await db.query(`insert into bench (id, words) select n, repeat('word ', 20) from generate_series(1, ${ROWS}) n`);
    printTable('pglite: one client, one after another', [
      { what: 'point reads', value: await perSecond(() => read(db)), unit: '/s' },
      { what: 'two-statement transactions', value: await perSecond(() => readAndWrite(db)), unit: '/s' },
    ]);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const anyId = () => 1 + Math.floor(Math.random() * ROWS);
const read = (db: Db) => db.query('select words from bench where id = $1', [anyId()]);

const readAndWrite = (db: Db) =>
  db.transaction(async (tx) => {
    const id = anyId();
    await tx.query('select hits from bench where id = $1 for update', [id]);
    await tx.query('update bench set hits = hits + 1 where id = $1', [id]);
  });

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 200; warm += 1) await work();
  const from = performance.now();
  let done = 0;
  for (; performance.now() - from < SECONDS * 1000; done += 1) await work();
  return done / ((performance.now() - from) / 1000);
}
