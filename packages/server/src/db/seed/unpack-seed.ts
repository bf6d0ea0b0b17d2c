import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { untar } from './untar.ts';

/**
 * A seed is the files of a database with the tables and queues of the day on which it was made and nobody in it; only the
 * version of PGlite that made it can open them. Newer migrations run on top.
 */
export const seedFile = (version: string) => join(import.meta.dirname, `pglite-${version}.tar.br`);

export function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version;
}

/**
 * Makes a new database when there is none. It is unpacked beside its place and moved there whole,
 * so a start that is interrupted leaves nothing that the next one could mistake for a database.
 */
export async function unpackSeed(folder: string, seed: () => Uint8Array | null = readSeed): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const tar = seed();
  if (tar) unpack(tar, unfinished);
  else await (await PGlite.create({ dataDir: unfinished })).close();
  renameSync(unfinished, folder);
}

/** The tar of a new database; null when PGlite was updated and the seed was not. */
export function readSeed(): Uint8Array | null {
  const file = seedFile(pgliteVersion());
  return existsSync(file) ? brotliDecompressSync(readFileSync(file)) : null;
}

export function unpack(tar: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, bytes } of untar(tar)) {
    if (bytes) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
    else mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  }
}
