// @postgres: commands open the database by its settings
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { rewrite, schoolPack, zipped } from '#features/content/content.testing.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import { admin as adminOn } from './admin.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-admin-'));
let where: Place;
let drop = async () => {};
let pack: string;
let zip: string;
beforeAll(async () => {
  ({ where, drop } = await databaseIn(join(folder, 'data')));
  const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
  await db.query(`insert into organisations (name) values ('晨星国际学校')`);
  await db.close();
  pack = await schoolPack(folder, 'school-pack');
  zip = await zipped(pack, join(folder, 'school.zip'));
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: string[]) => adminOn(where, 'import-content', ...args);

test('an operator looks first, imports a school’s zip, and may do so again', async () => {
  const dry = await admin(zip, '--organisation', '1', '--dry-run');
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.said).toMatch(/^school-pack [\d.]+ for 晨星国际学校, dry run: nothing was written\n {2}added +\d+\n/);
  const done = await admin(zip, '--organisation', '1');
  expect(done.said).toBe(dry.said.replace(', dry run: nothing was written', ''));
  const again = await admin(pack, '--organisation', '1');
  expect(again.said).toContain(
    '  added        0\n  changed      0\n  recompiled   0\n  retired      0\n  unchanged    10\n',
  );
}, 240_000);

test('what keeps a pack out is told by file, in sentences', async () => {
  await rewrite(pack, 'training/articles-1.yaml', (doc) => ({ ...doc, topic: 'nonsense', rev: 2 }));
  const { code, said } = await admin(pack);
  expect(code).toBe(1);
  expect(said).toContain('  training/articles-1.yaml\n    topic: ');
  expect(said).toContain('  pack.yaml\n    id: the pack school-pack belongs to somebody else');
  expect(said).toContain('Nothing was imported: 2 complaints');
  expect(said).not.toContain('    at ');
});

test.each([
  { args: [], says: 'usage: import-content' },
  { args: ['a', '--organisation', 'x'], says: 'usage: import-content' },
])('$args is answered with how to ask', async ({ args, says }) => {
  const { code, said } = await admin(...args);
  expect([code, said.trim().startsWith(says)]).toEqual([1, true]);
});
