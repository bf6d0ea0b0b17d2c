import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOn, startPglite } from '#db/pglite.ts';
import { pgliteVersion, readSeed } from '#db/seed/plant.ts';
import { preparation, prepare } from './prepare.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');

/** The files of a migrated, empty PGlite database, made once and kept until a migration or a version changes. */
export async function snapshot(): Promise<Blob> {
  const file = join(CACHE, `test-database-${preparation(pgliteVersion())}.tar`);
  const making = `${file}.making`;
  mkdirSync(CACHE, { recursive: true });
  for (let waited = 0; ; waited += 100) {
    const kept = await readFile(file).catch(() => null);
    if (kept) return new Blob([kept]);
    // One worker makes it, the others wait; when it takes too long somebody was killed at it.
    if (waited > 30_000 || madeFolder(making)) break;
    await sleep(100);
  }
  try {
    return await make(file);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function make(file: string): Promise<Blob> {
  const seed = readSeed();
  const pglite = await startPglite(seed ? { loadDataDir: new Blob([Buffer.from(seed)]) } : {});
  const db = databaseOn(pglite);
  await prepare(db);
  await db.query('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await db.close();
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  for (const name of readdirSync(CACHE)) if (name.endsWith('.tar')) rmSync(join(CACHE, name), { force: true });
  renameSync(unfinished, file);
  return dump;
}

function madeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
