// @postgres: migrations
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { openTestDatabase } from '#testing/database.ts';
import type { Database } from './db.ts';
import { type Migration, migrate, pendingMigrations, readMigrations } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  statements,
  hash: createHash('sha256').update(statements.join()).digest('hex'),
});
const known = readMigrations();

test('a database that is up to date is left alone', async () => {
  expect(await migrate(db)).toEqual([]);
});

test('several processes that start together apply a migration once', async () => {
  const next = [
    ...known,
    migration('0900_parrots.sql', 'create table parrots (id int)', 'insert into parrots values (1)'),
  ];
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(db, next)));
  expect(applied.flat()).toEqual(['0900_parrots.sql']);
  expect(await db.query('select id from parrots')).toEqual([{ id: 1 }]);
});

test('an older program leaves the database of a newer one alone and says so in a sentence', async () => {
  const refused = migrate(db);
  await expect(refused).rejects.toBeInstanceOf(StartRefused);
  await expect(refused).rejects.toThrow('made by a newer version of Ninefold (it has 0900_parrots.sql)');
  await db.query(`delete from migrations where name = '0900_parrots.sql'`);
});

test('a migration that fails leaves nothing behind, and can be mended', async () => {
  const broken = [...known, migration('0901_owls.sql', 'create table owls (id int)', 'create table owls (id int)')];
  await expect(migrate(db, broken)).rejects.toMatchObject({ code: '42P07' });
  const mended = [...known, migration('0901_owls.sql', 'create table owls (id int)')];
  expect(await migrate(db, mended)).toEqual(['0901_owls.sql']);
});

test('an applied migration that was changed is refused with its name', async () => {
  const [first, ...rest] = known;
  await db.query(`delete from migrations where name = '0901_owls.sql'`);
  const changed = [{ ...(first as Migration), hash: 'other' }, ...rest];
  await expect(migrate(db, changed)).rejects.toThrow(`migration ${first?.name} was changed`);
});

test('only a database with somebody or something in it has to be copied before an upgrade', async () => {
  const next = [...known, migration('0902_finches.sql', 'create table finches (id int)')];
  expect(await pendingMigrations(db, next), 'new: there is nothing to lose').toEqual([]);
  const [somebody] = await db.query("insert into users (role) values ('student') returning id");
  expect(await pendingMigrations(db, next)).toEqual(['0902_finches.sql']);
  expect(await pendingMigrations(db, known), 'up to date').toEqual([]);
  await db.query('delete from users where id = $1', [somebody?.id]);
  await db.query("insert into content_packs (id, version, hash, name, licence) values ('own', '1', 'x', '{}', 'own')");
  expect(await pendingMigrations(db, next)).toEqual(['0902_finches.sql']);
});

test('line ends of another system are not a change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-migrations-'));
  try {
    writeFileSync(join(folder, '1.sql'), 'select 1;\n--> statement-breakpoint\nselect 2;\n');
    writeFileSync(join(folder, '2.sql'), 'select 1;\r\n--> statement-breakpoint\r\nselect 2;\r\n');
    const [one, two] = readMigrations(folder);
    expect(two?.hash).toBe(one?.hash);
    expect(one?.statements).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
