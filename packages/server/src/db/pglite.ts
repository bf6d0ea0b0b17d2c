import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type Results, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartRefused } from '#start-refused.ts';
import { makeFolder } from './data-folder.ts';
import type { Database, Orm } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import { unpackSeed } from './seed/unpack-seed.ts';
import { type Connection, databaseFrom } from './transaction.ts';
import { ARRAYS, OID, PARSERS } from './values.ts';

/**
 * The embedded database in DATA_DIR/db. Every acknowledged write survives the death of the process;
 * PGlite does not fsync, so after a power cut the operating system's last seconds may be missing.
 */
export async function openEmbedded({ DATA_DIR }: { DATA_DIR: string }): Promise<Database> {
  makeFolder(DATA_DIR);
  const lock = await lockFolder(DATA_DIR);
  try {
    const folder = join(DATA_DIR, 'db');
    await unpackSeed(folder);
    return databaseOn(await openFolder(folder), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Without its first file PGlite would take a damaged folder for a new one and write an empty database over it. */
async function openFolder(folder: string): Promise<PGlite> {
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    return await startPglite({ dataDir: folder });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. Build with')[0] : String(error);
    throw Object.assign(
      new StartRefused(
        `The database in ${folder} is damaged and does not open (${why}). Move the folder aside and restore a backup: npm run admin -- restore FILE`,
      ),
      { cause: error },
    );
  }
}

export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    parsers: PARSERS,
    serializers: { [OID.bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  });
  forgetRareArrays(pglite);
  return pglite;
}

/**
 * PGlite reads arrays of all types there are, those of every table's rows among them, and Drizzle makes it copy its list
 * with every query: four hundred and fifty entries take .24 ms, these take .03.
 */
function forgetRareArrays({ parsers }: PGlite): void {
  const known = new Set([...Object.keys(types.parsers), ...Object.keys(PARSERS), ...ARRAYS.map(String)]);
  for (const type of Object.keys(parsers)) if (!known.has(type)) delete parsers[Number(type)];
}

export function databaseOn(pglite: PGlite, afterClose: () => void = () => {}): Database {
  let closing: Promise<void> | undefined;
  return databaseFrom(connectionOf(pglite), (work) => pglite.transaction((tx) => work(connectionOf(tx))), {
    kind: 'embedded',
    ping: async () => void (await pglite.query('select 1')),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    close() {
      closing ??= pglite.close().finally(afterClose);
      return closing;
    },
  });
}

type Client = Pick<PGlite, 'query' | 'exec'>;

/** There is one connection and no statement timeout here: a slow statement holds everybody up until it is done. */
function connectionOf(client: Client): Connection {
  let orm: Orm | undefined;
  return {
    /** Made when asked for: many transactions need only plain SQL. */
    get orm() {
      // Drizzle's types want the whole PGlite; its session only ever calls `query`.
      orm ??= drizzle({ client: client as PGlite }) as unknown as Orm;
      return orm;
    },
    async query<T extends object>(text: string, values?: unknown[]) {
      // Without values several statements may come at once, as with pg.
      const result = values ? await client.query<T>(text, values) : (await client.exec(text)).at(-1);
      return ((result as Results<T> | undefined)?.rows ?? []) as T[];
    },
  };
}
