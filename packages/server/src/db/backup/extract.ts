import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db.ts';
import { databaseOn, startPglite } from '../pglite.ts';
import { unpack } from '../seed/unpack-seed.ts';
import { STORED } from './list-files.ts';
import { DATABASE, differences, FILES, type Manifest, S3_NAMES, SECRET } from './manifest.ts';
import { damaged, readBackup } from './read-backup.ts';

/** Writes the parts of a backup into `folder`, which holds nothing else, and checks every one of them. */
export async function extract(file: string, folder: string): Promise<Manifest> {
  return readBackup(file, async (name, body) => {
    if (!isOurs(name)) throw damaged(file, `it holds ${JSON.stringify(name.slice(0, 80))}`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }));
  });
}

/** A name from a file decides where we write: only those that we give ourselves. */
const isOurs = (name: string) =>
  [DATABASE.embedded, DATABASE.postgres, SECRET, S3_NAMES].includes(name) ||
  (name.startsWith(FILES) && STORED.test(name.slice(FILES.length)));

/** Opens the copied database beside its place and compares it with what was counted when it was copied. */
export async function unpackDatabase(file: string, folder: string, manifest: Manifest): Promise<string> {
  const place = join(folder, 'db');
  unpack(await readFile(join(folder, DATABASE.embedded)), place);
  let db: Database | undefined;
  try {
    db = databaseOn(await startPglite({ dataDir: place }));
    const wrong = await differences(db, manifest);
    if (wrong.length) throw damaged(file, wrong.slice(0, 3).join(', '));
  } catch (error) {
    throw error instanceof Error && error.message.startsWith(file)
      ? error
      : damaged(file, 'its database does not open');
  } finally {
    await db?.close().catch(() => {});
  }
  return place;
}
