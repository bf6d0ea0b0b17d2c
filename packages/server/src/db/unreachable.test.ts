// @postgres: what a wrong address says
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { onPostgres, testDatabaseUrl } from '#testing/database.ts';
import { openDatabase } from './open.ts';

const open = (DATABASE_URL: string, DATA_DIR = '') =>
  openDatabase({ DATABASE_URL, DATA_DIR, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 1000 }).catch(
    (error: unknown) => error,
  );

test('a database that nobody answers for is one sentence with its address and without its password', async () => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as { port: number };
  await new Promise((done) => holder.close(done));
  const error = await open(`postgres://lin:top-secret@127.0.0.1:${port}/ninefold`);
  expect(error).toBeInstanceOf(StartRefused);
  expect(String(error)).toContain(`PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED)`);
  expect(String(error)).not.toContain('top-secret');
});

test.runIf(onPostgres)('a database that is not there is named', async () => {
  const error = await open(Object.assign(new URL(testDatabaseUrl), { pathname: 'no_such_place' }).href);
  expect(error).toBeInstanceOf(StartRefused);
  expect(String(error)).toContain('has no database no_such_place; make it with createdb');
});

test.skipIf(onPostgres)('a DATA_DIR that is no folder is one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-place-'));
  writeFileSync(join(folder, 'file'), '');
  const error = await open('', join(folder, 'file', 'data'));
  rmSync(folder, { recursive: true });
  expect(error).toBeInstanceOf(StartRefused);
  expect(String(error)).toContain('cannot be used (ENOTDIR)');
});
