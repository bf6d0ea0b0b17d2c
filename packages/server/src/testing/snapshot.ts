import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOn, startPglite } from '#db/pglite.ts';
import { smallDump } from '#db/seed/small-dump.ts';
import { pgliteVersion, readSeed } from '#db/seed/unpack-seed.ts';
import { type TarEntry, untar } from '#db/seed/untar.ts';
import { type Contents, MADE_OF, preparation, prepare } from './prepare.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');
/** A process opens many databases from the same few snapshots. */
const read = new Map<Contents, Promise<TarEntry[]>>();

/** The files of a prepared PGlite database, made once and kept until something that it is made of changes. */
export function snapshot(contents: Contents): Promise<TarEntry[]> {
  const known = read.get(contents) ?? tarOf(contents).then((tar) => [...untar(tar)].filter(isEverOpened));
  read.set(contents, known);
  return known;
}

/** template0 and template1 are half of the files, and nobody can make a database from them in PGlite. */
const isEverOpened = ({ name }: TarEntry) => !/^\/?base\/[14]\//.test(name);

async function tarOf(contents: Contents): Promise<Uint8Array> {
  const file = join(CACHE, `test-database-${contents}-${preparation(pgliteVersion(), contents)}.tar`);
  const making = `${file}.making`;
  mkdirSync(CACHE, { recursive: true });
  for (let waited = 0; ; waited += 100) {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    // One worker makes it, the others wait; when it takes too long, that worker was killed.
    if (waited > 120_000 || madeFolder(making)) break;
    await sleep(100);
  }
  try {
    return await make(file, contents);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function make(file: string, contents: Contents): Promise<Uint8Array> {
  const before = MADE_OF[contents];
  const from = before ? await tarOf(before) : readSeed();
  const pglite = await startPglite(from ? { loadDataDir: new Blob([Buffer.from(from)]) } : {});
  const db = databaseOn(pglite);
  await prepare(db, contents);
  const tar = await smallDump(pglite);
  await db.close();
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, tar);
  for (const name of readdirSync(CACHE))
    if (name.startsWith(`test-database-${contents}-`) && name.endsWith('.tar')) rmSync(join(CACHE, name));
  renameSync(unfinished, file);
  return tar;
}

function madeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
