import { randomBytes } from 'node:crypto';
import type { Database } from '#db/db.ts';
import { openPostgres } from '#db/postgres.ts';
import { copySnapshot } from './copy-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';
import type { Contents } from './prepare.ts';
import { asOwner, templateDatabase } from './template.ts';

/** Where the PostgreSQL of the tests is, e.g. postgres://postgres@localhost:5432/postgres; empty: PGlite in memory. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? '';
export const onPostgres = testDatabaseUrl !== '';

/** A prepared database of its own, on whichever database the suite runs; `close` throws it away. */
export async function openTestDatabase(contents: Contents = 'tables'): Promise<Database> {
  if (!onPostgres) return openSnapshot(contents);
  const { url, drop } = await createTestDatabase(contents);
  const db = await openPostgres({
    DATABASE_URL: url,
    DATABASE_POOL: 10,
    STATEMENT_TIMEOUT_MS: 10_000,
    LOCK_TIMEOUT_MS: 3000,
  });
  const close = db.close;
  db.close = async () => {
    await close();
    await drop();
  };
  return db;
}

/** The same on PostgreSQL by its address, for processes that open it themselves. */
export async function createTestDatabase(
  contents: Contents = 'tables',
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = await templateDatabase(testDatabaseUrl, contents);
  const name = `ninefold_test_${randomBytes(6).toString('hex')}`;
  await asOwner(testDatabaseUrl, (owner) => owner.query(`create database ${name} template ${template}`));
  const drop = () => asOwner(testDatabaseUrl, (owner) => owner.query(`drop database if exists ${name} with (force)`));
  return { url: databaseCalled(name), drop: async () => void (await drop()) };
}

/** One without any table, for what makes the tables itself. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `ninefold_test_${randomBytes(6).toString('hex')}`;
  await asOwner(testDatabaseUrl, (owner) => owner.query(`create database ${name}`));
  const drop = () => asOwner(testDatabaseUrl, (owner) => owner.query(`drop database if exists ${name} with (force)`));
  return { url: databaseCalled(name), drop: async () => void (await drop()) };
}

export type Place = { DATA_DIR: string; DATABASE_URL: string };

/** The same by its settings, for processes that open whichever database the suite runs on themselves. */
export async function databaseIn(
  folder: string,
  contents: Contents = 'tables',
): Promise<{ where: Place; drop(): Promise<void> }> {
  if (!onPostgres) {
    await copySnapshot(folder, contents);
    return { where: { DATA_DIR: folder, DATABASE_URL: '' }, drop: async () => {} };
  }
  const { url, drop } = await createTestDatabase(contents);
  return { where: { DATA_DIR: folder, DATABASE_URL: url }, drop };
}

export function databaseCalled(name: string): string {
  const url = new URL(testDatabaseUrl);
  url.pathname = name;
  return url.href;
}
