import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { packFolder, shippedPacks } from './packs.ts';
import { type Reading, readPack } from './read-pack.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/ninefold');
const read = new Map<string, Promise<Reading>>();

/**
 * A shipped pack for tests that only look at it. Its YAML is eight seconds of computing, so what was read is kept for the
 * other workers and projects until a file of the pack, or of the code that reads it, is another one.
 */
export function readShipped(id: string): Promise<Reading> {
  const known = read.get(id) ?? keptOrRead(id);
  read.set(id, known);
  return known;
}

export const readAllShipped = async (): Promise<Reading[]> => Promise.all((await shippedPacks()).map(readShipped));

async function keptOrRead(id: string): Promise<Reading> {
  const name = `read-pack-${id}-`;
  const file = join(CACHE, `${name}${fingerprint(id)}`);
  try {
    return deserialize(readFileSync(file)) as Reading;
  } catch {
    const reading = await readPack(packFolder(id));
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE)) if (old.startsWith(name)) rmSync(join(CACHE, old), { force: true });
    // Whole or not at all: another worker may look for it at this moment.
    const unfinished = join(CACHE, `unfinished-${process.pid}-${threadId}`);
    writeFileSync(unfinished, serialize(reading));
    renameSync(unfinished, file);
    return reading;
  }
}

/** By size and time of every file, as the prepared databases of the server's tests are kept. */
function fingerprint(id: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [packFolder(id), import.meta.dirname])
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(folder, path));
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}
