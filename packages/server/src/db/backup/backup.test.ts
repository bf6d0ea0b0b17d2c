// @postgres: pg_dump and pg_restore, and a copy of the state at one moment
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '#admin/admin.testing.ts';
import { coinsOn } from '#features/economy/economy.testing.ts';
import { localStorage } from '#storage/local.ts';
import { databaseIn, emptyDatabase, onPostgres, type Place } from '#testing/database.ts';
import type { Database } from '../db.ts';
import { openDatabase } from '../open.ts';
import { answerAsks } from './ask.ts';
import { makeBackup } from './make-backup.ts';
import { countRows } from './manifest.ts';
import { nightlyBackup } from './nightly.ts';

const RECORDING = `${'ab'.repeat(16)}.mp3`;
const root = mkdtempSync(join(tmpdir(), 'ninefold-backup-'));
const folder = join(root, 'site');
const file = join(root, 'copy.tar.gz');
const open = (where: Place) => openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let where: Place;
let drop = async () => {};
beforeAll(async () => {
  await mkdir(folder);
  ({ where, drop } = await databaseIn(folder, 'menu'));
  const db = await open(where);
  const learner = await coinsOn(db).learner(100);
  await coinsOn(db).learner(41);
  await db.query(
    `insert into files (name, owner_id, purpose, content_type, size) values ($1, $2, 'recording', 'audio/mpeg', 5)`,
    [RECORDING, learner],
  );
  await db.close();
  await localStorage(where).put(RECORDING, Buffer.from('voice'), 'audio/mpeg');
  writeFileSync(join(folder, 'secret.key'), 'the key of this installation, 43 characters');
});
afterAll(async () => {
  await drop();
  rmSync(root, { recursive: true, force: true });
});

/** An empty place of the same kind. */
async function emptyPlace(name: string): Promise<{ place: Place; drop(): Promise<void> }> {
  const DATA_DIR = join(root, name);
  if (!onPostgres) return { place: { DATA_DIR, DATABASE_URL: '' }, drop: async () => {} };
  const { url, drop: dropDatabase } = await emptyDatabase();
  return { place: { DATA_DIR, DATABASE_URL: url }, drop: dropDatabase };
}

/** Every row of every table as one hash each. */
async function contents(place: Place): Promise<Record<string, string>> {
  const db = await open(place);
  try {
    const { rows } = await countRows(db);
    const found: Record<string, string> = {};
    for (const table of Object.keys(rows)) {
      const lines = await db.query<{ line: string }>(`select t::text as line from ${table} t order by 1`, []);
      found[table] = sha256(Buffer.from(lines.map(({ line }) => line).join('\n')));
    }
    return found;
  } finally {
    await db.close();
  }
}

describe('a copy', () => {
  test('restored into an empty place has every table, the ledger’s sum, the recording and the key', async () => {
    const made = await admin(where, 'backup', file);
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/ledger 141, 1 files\n$/) });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await admin(where, 'verify', file)).toMatchObject({ code: 0, said: expect.stringContaining('whole: ') });

    const { place, drop: dropPlace } = await emptyPlace('restored');
    expect(await admin(place, 'restore', file)).toMatchObject({ code: 0, said: expect.stringContaining('ledger 141') });
    expect(await contents(place)).toEqual(await contents(where));
    const path = join('files', 'ab', 'ab', RECORDING);
    expect(sha256(readFileSync(join(place.DATA_DIR, path)))).toBe(sha256(readFileSync(join(folder, path))));
    expect(readFileSync(join(place.DATA_DIR, 'secret.key'))).toEqual(readFileSync(join(folder, 'secret.key')));
    expect(existsSync(join(place.DATA_DIR, 'restore.new'))).toBe(false);
    expect(await admin(place, 'verify-balances')).toMatchObject({ code: 0 });
    const again = await admin(place, 'restore', file);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });

    const db = await open(place);
    await expect(db.query('delete from coin_entries')).rejects.toThrow();
    await db.close();
    await dropPlace();
  });

  test('is one of the database as it stands: nothing is upgraded before it is copied', async () => {
    const { place, drop: dropPlace } = await emptyPlace('not-yet-upgraded');
    const asItStands = () =>
      openDatabase({ ...place, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 }, { upgrade: false });
    const before = await asItStands();
    // An embedded database is born with tables.
    await before.query('drop schema if exists pgboss, public cascade; create schema public');
    await before.close();
    expect(await admin(place, 'backup', join(root, 'as-it-stands.tar.gz'))).toMatchObject({ code: 0 });
    const db = await asItStands();
    expect((await countRows(db)).rows).toEqual({});
    await db.close();
    await dropPlace();
  });

  test('does not go where a start has left another key', async () => {
    const { place, drop: dropPlace } = await emptyPlace('started-once');
    await mkdir(place.DATA_DIR);
    writeFileSync(join(place.DATA_DIR, 'secret.key'), 'a key of the first start');
    const { code, said } = await admin(place, 'restore', file);
    expect(code).toBe(1);
    expect(said).toContain('is another key than the one in the copy');
    for (const part of ['db', 'files', 'restore.new']) expect(existsSync(join(place.DATA_DIR, part))).toBe(false);
    await dropPlace();
  });

  test('never overwrites a file', async () => {
    expect(await admin(where, 'backup', file)).toMatchObject({ code: 1, said: expect.stringContaining('exists') });
  });

  test.each([
    { what: 'cut short', damage: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2) },
    { what: 'not a backup', damage: () => Buffer.from('hello') },
    {
      what: 'changed in one byte',
      damage(bytes: Buffer) {
        const tar = gunzipSync(bytes);
        const at = tar.indexOf('voice');
        tar.write('V', at);
        return gzipSync(tar, { level: 1 });
      },
    },
    {
      what: 'made by a newer version',
      damage: (bytes: Buffer) =>
        gzipSync(
          Buffer.from(gunzipSync(bytes).toString('latin1').replace('"0000_foundation', '"9999_foundation'), 'latin1'),
          { level: 1 },
        ),
    },
  ])('that is $what is named and leaves the place empty', async ({ what, damage }) => {
    const bad = join(root, 'bad.tar.gz');
    copyFileSync(file, bad);
    writeFileSync(bad, damage(readFileSync(file)));
    const { place, drop: dropPlace } = await emptyPlace('untouched');
    const { code, said } = await admin(place, 'restore', bad);
    expect(code).toBe(1);
    expect(said).toContain(bad);
    expect(said).toContain(what === 'made by a newer version' ? 'newer version' : 'damaged or not a backup');
    expect(said).not.toContain('    at ');
    for (const part of ['db', 'files', 'restore.new']) expect(existsSync(join(place.DATA_DIR, part))).toBe(false);
    await dropPlace();
  });

  test('with S3 holds the names of the files, and with a key in the settings not the key', async () => {
    const db = await open(where);
    const settings = { ...where, STORAGE: 's3' as const, SECRET_KEY: 'x'.repeat(32) };
    const { manifest } = await makeBackup(db, settings, { file: join(root, 's3.tar.gz'), now: new Date() });
    await db.close();
    expect(Object.keys(manifest.parts).sort()).toEqual([onPostgres ? 'database.dump' : 'database.tar', 's3-files.txt']);
    expect(gunzipSync(readFileSync(join(root, 's3.tar.gz'))).includes(RECORDING)).toBe(true);
  });
});

test.skipIf(onPostgres)(
  'while the server has the embedded database, it makes the copy that the command asks for',
  async () => {
    const db = await open(where);
    const asks = answerAsks(
      folder,
      async (to) =>
        (await makeBackup(db, { ...where, STORAGE: 'local', SECRET_KEY: '' }, { file: to, now: new Date() })).file,
      20,
    );
    const running = join(root, 'running.tar.gz');
    const writing = keepWriting(db);
    expect(await admin(where, 'backup', running)).toMatchObject({ code: 0, said: expect.stringContaining(running) });
    await writing.stop();
    expect(await admin(where, 'backup', running)).toMatchObject({ code: 1, said: expect.stringContaining('exists') });
    await asks.stop();
    await db.close();
    expect(await admin(where, 'verify', running)).toMatchObject({ code: 0 });
  },
);

/** Transactions of two rows: a copy that holds one of them would be no copy of one moment. */
function keepWriting(db: Database) {
  let on = true;
  const done = (async () => {
    for (let n = 0; on; n++)
      await db.transaction(async (tx) => {
        await tx.query('insert into facts (name, value) values ($1, $2)', [`a${n}`, 'x']);
        await new Promise((resolve) => setTimeout(resolve, 1));
        await tx.query('insert into facts (name, value) values ($1, $2)', [`b${n}`, 'x']);
      });
  })();
  return {
    stop: () => {
      on = false;
      return done;
    },
  };
}

const DAY_BEFORE = new Date('2026-11-12T00:00:00Z');

test('of nightly copies only the newest are kept, and nothing of those that were killed', async () => {
  const db = await open(where);
  const settings = { ...where, STORAGE: 'local', SECRET_KEY: '', BACKUP_DIR: join(root, 'nights'), BACKUPS_KEPT: 2 };
  await mkdir(settings.BACKUP_DIR);
  const leftovers = [join(folder, 'backup-a1B2c3'), join(settings.BACKUP_DIR, 'nightly-x.tar.gz.0a1b2c3d.new')];
  const own = join(folder, 'backup-of-my-own');
  for (const path of [...leftovers, own]) await mkdir(path);
  for (const path of [leftovers[0]!, own]) utimesSync(path, DAY_BEFORE, DAY_BEFORE);
  for (const day of ['14', '15', '16'])
    await nightlyBackup({
      db,
      settings: settings as Parameters<typeof nightlyBackup>[0]['settings'],
      now: () => new Date(`2026-11-${day}T19:00:00Z`),
    });
  await db.close();
  expect(readdirSync(join(root, 'nights')).sort()).toEqual([
    'nightly-2026-11-15T19-00-00Z.tar.gz',
    'nightly-2026-11-16T19-00-00Z.tar.gz',
    'nightly-x.tar.gz.0a1b2c3d.new',
  ]);
  // What a killed copy left is removed when it cannot be one that is being made; a folder of the operator's stays.
  expect(leftovers.map(existsSync)).toEqual([false, true]);
  expect(existsSync(own)).toBe(true);
});

describe.skipIf(onPostgres)('a damaged folder', () => {
  const DATA_DIR = join(root, 'damaged');
  beforeAll(() => databaseIn(DATA_DIR));
  test.each(['PG_VERSION', 'global/pg_control', 'pg_xact', 'base'])(
    'without %s is named and not touched',
    async (part) => {
      const [place, aside] = [join(DATA_DIR, 'db', part), join(root, 'aside')];
      renameSync(place, aside);
      await expect(open({ DATA_DIR, DATABASE_URL: '' })).rejects.toThrow(`The database in ${DATA_DIR}/db is damaged`);
      expect(existsSync(place)).toBe(false);
      expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
      renameSync(aside, place);
    },
  );
  test('opens again when everything is back in its place', async () => {
    await (await open({ DATA_DIR, DATABASE_URL: '' })).close();
  });
});
