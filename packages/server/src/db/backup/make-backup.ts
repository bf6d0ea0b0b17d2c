import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Settings } from '#settings.ts';
import { StartRefused } from '#start-refused.ts';
import type { Database } from '../db.ts';
import { openPostgres } from '../postgres.ts';
import { listFiles } from './list-files.ts';
import { countRows, DATABASE, FILES, MANIFEST, type Manifest, S3_NAMES, SECRET } from './manifest.ts';
import { dumpPostgres } from './pg-tools.ts';
import { UNFINISHED_COPY } from './places.ts';
import { type TarPart, writeTar } from './tar.ts';

export type BackupSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE' | 'SECRET_KEY'>;
type Options = { file: string; files?: boolean; now: Date };
/** The database's part and what was counted at the very moment it was taken. */
type Copied = Pick<Manifest, 'rows' | 'ledger' | 'migrations'> & { part: TarPart; drop(): Promise<void> };

/**
 * A copy of everything that is ours into one file, while learners go on. The database comes first: a file is stored
 * before its row is, so every row in the copy finds its file.
 */
export async function makeBackup(
  db: Database,
  settings: BackupSettings,
  { file, files = true, now }: Options,
): Promise<{ file: string; size: number; manifest: Manifest }> {
  if (existsSync(file)) throw new StartRefused(`${file} exists; a backup never overwrites anything.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const names = settings.STORAGE === 's3' ? await storedNames(db) : null;
  const { part, drop, ...counted } = db.kind === 'embedded' ? await copyEmbedded(db) : await copyPostgres(settings);
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    database: db.kind,
    ...counted,
    parts: {},
    files: !files ? 'left out' : names ? 's3' : 'inside',
  };

  async function* parts(): AsyncGenerator<TarPart> {
    yield hashed(part);
    // With the key from the settings the copy does not hold it: whoever has the one must not have the other.
    if (!settings.SECRET_KEY) yield* fileIfThere(SECRET, join(settings.DATA_DIR, SECRET));
    if (files && names) yield hashed(bytesPart(S3_NAMES, Buffer.from(names.map((name) => `${name}\n`).join(''))));
    if (files && !names)
      for await (const path of listFiles(join(settings.DATA_DIR, 'files')))
        yield* fileIfThere(`${FILES}${path}`, join(settings.DATA_DIR, 'files', path));
    // Made when all other parts are written: it holds their hashes.
    yield bytesPart(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
  }
  function hashed(one: TarPart): TarPart {
    return { ...one, body: hashing(one, (hash) => (manifest.parts[one.name] = hash)) };
  }
  async function* fileIfThere(name: string, path: string): AsyncGenerator<TarPart> {
    // A learner may remove a file while the copy is made.
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size !== undefined) yield hashed({ name, size, body: createReadStream(path) });
  }

  try {
    await writeWhole(file, writeTar(parts()));
  } finally {
    await drop();
  }
  return { file, size: statSync(file).size, manifest };
}

/** One connection: nobody writes between the counting and the copy, and what is not committed yet does not count. */
async function copyEmbedded(db: Database): Promise<Copied> {
  return db.transaction(async (tx) => {
    const counted = await countRows(tx);
    const bytes = await db.dump?.();
    if (!bytes) throw new Error('this database cannot copy itself');
    return { ...counted, part: bytesPart(DATABASE.embedded, bytes), drop: async () => {} };
  });
}

/** On a connection of its own: counting and copying a grown site takes longer than any call may. */
async function copyPostgres({ DATABASE_URL, DATA_DIR }: BackupSettings): Promise<Copied> {
  await mkdir(DATA_DIR, { recursive: true });
  const folder = await mkdtemp(join(DATA_DIR, UNFINISHED_COPY));
  const drop = () => rm(folder, { recursive: true, force: true });
  const dump = join(folder, DATABASE.postgres);
  const db = await openPostgres({ DATABASE_URL, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: A_DAY_MS });
  try {
    const counted = await db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      await tx.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      const [row] = await tx.query<{ id: string }>('select pg_export_snapshot() as id', []);
      const found = await countRows(tx);
      await dumpPostgres(DATABASE_URL, row?.id ?? '', dump);
      return found;
    });
    const part = { name: DATABASE.postgres, size: statSync(dump).size, body: createReadStream(dump) };
    return { ...counted, part, drop };
  } catch (error) {
    await drop();
    throw error;
  } finally {
    await db.close();
  }
}

const A_DAY_MS = 86_400_000;

const storedNames = async (db: Database): Promise<string[]> =>
  (await db.query<{ name: string }>('select name from files union select name from content_files order by 1', [])).map(
    ({ name }) => name,
  );

const bytesPart = (name: string, bytes: Uint8Array): TarPart => ({ name, size: bytes.length, body: [bytes] });

async function* hashing({ body }: TarPart, done: (hash: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

/** Under another name until it is whole and on the disk; readable by its owner alone. */
async function writeWhole(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
  try {
    await pipeline(Readable.from(bytes), createGzip({ level: 1 }), createWriteStream(unfinished, { mode: 0o600 }));
    const handle = await open(unfinished);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
