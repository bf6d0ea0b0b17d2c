import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChild } from '#testing/child.ts';
import { readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openEmbedded } from './pglite.ts';
import { pgliteVersion, seedFile, unpackSeed } from './seed/unpack-seed.ts';

const child = (name: string) => join(import.meta.dirname, 'children', name);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: '', DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 10_000 });

test('the seed in the repository was made by the PGlite that is installed', () => {
  expect(existsSync(seedFile(pgliteVersion())), 'run: node --import tsx tools/make-seed.ts').toBe(true);
});

test('the tables of the seed were made by migrations that the repository has, unchanged and from the first one on', async () => {
  await unpackSeed(join(folder, 'db'));
  const seed = await openEmbedded({ DATA_DIR: folder });
  const applied = await seed.query<{ name: string; hash: string }>('select name, hash from migrations order by name');
  const people = await seed.query('select count(*) as n from users');
  await seed.close();
  expect(applied.length).toBeGreaterThan(0);
  // Newer ones may be missing: they run on top.
  const ours = readMigrations().slice(0, applied.length);
  expect(applied, 'the seed no longer fits; run: node --import tsx tools/make-seed.ts').toEqual(
    ours.map(({ name, hash }) => ({ name, hash })),
  );
  expect(people).toEqual([{ n: 0 }]);
});

test('a newer PGlite without a seed of its own still makes a database', async () => {
  await unpackSeed(join(folder, 'db'), () => null);
  const db = await open();
  expect(await db.query('select count(*) as n from users')).toEqual([{ n: 0 }]);
  await db.close();
});

test('what was written is there after closing and opening again; closing twice does no harm', async () => {
  const db = await open();
  expect(db.kind).toBe('embedded');
  await db.ping();
  await db.query("insert into facts values ('kept', 'yes')");
  await expect(open()).rejects.toThrow('is in use by process');
  await Promise.all([db.close(), db.close()]);
  const again = await open();
  expect(await again.query('select * from facts')).toEqual([{ name: 'kept', value: 'yes' }]);
  await again.close();
});

test('every acknowledged write survives kill -9, and none is half there, however often it happens', async () => {
  for (let round = 0; round < 3; round++) {
    const writer = await startChild(child('keep-writing.ts'), [folder]);
    await expect.poll(() => writer.lines.length, { interval: 5 }).toBeGreaterThan(20 + round * 17);
    await writer.kill();
    const acknowledged = Number(writer.lines.at(-1));
    const db = await openEmbedded({ DATA_DIR: folder });
    const [found] = await db.query<{ rows: number; last: number; halves: number }>(
      'select count(*) as rows, max(n) as last, count(*) filter (where pair <> n) as halves from written',
    );
    expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
    // One more may have been committed than was said.
    expect(found?.last).toBeLessThanOrEqual(acknowledged + 1);
    expect(found).toMatchObject({ rows: found?.last, halves: 0 });
    await db.close();
  }
});

describe('a first start that is killed', () => {
  test.each([5, 150, 500])('%i ms after it began opening leaves nothing that the next trips over', async (ms) => {
    const first = await startChild(child('open-first.ts'), [folder]);
    await first.said('opening');
    await sleep(ms);
    await first.kill();
    const db = await open();
    expect(await db.query('select count(*) as n from users')).toEqual([{ n: 0 }]);
    await db.close();
    expect(existsSync(join(folder, 'db.new'))).toBe(false);
  });
});
