import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#admin/admin.testing.ts';
import { verifyBackup } from '../backup/restore.ts';
import { readMigrations } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { unpack } from '../seed/unpack-seed.ts';

let folder: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'ninefold-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder of 16 November 2026 is copied, brought up to date, and has everything it had', async () => {
  unpack(brotliDecompressSync(readFileSync(join(import.meta.dirname, '2026-11-16.tar.br'))), join(folder, 'db'));
  const where = { DATA_DIR: folder, DATABASE_URL: '' };
  const db = await openDatabase({ ...where, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 10_000 });
  expect(await db.query('select name from migrations order by 1', [])).toEqual(
    readMigrations().map(({ name }) => ({ name })),
  );
  expect(await db.query('select id, role, account, name, mobile from users order by id', [])).toEqual([
    { id: 1, role: 'student', account: 'lin', name: '林知夏', mobile: '13800000001' },
    { id: 2, role: 'student', account: null, name: '', mobile: null },
    { id: 3, role: 'tourist', account: null, name: '', mobile: null },
  ]);
  expect(await db.query('select user_id, coins from wallets order by 1', [])).toEqual([
    { user_id: 1, coins: 100 },
    { user_id: 2, coins: 41 },
  ]);
  expect(await db.query('select count(*) as n from sessions where expires_at > now()', [])).toEqual([{ n: 1 }]);
  await db.close();

  const [copy] = readdirSync(join(folder, 'backups'));
  expect(copy).toMatch(/^before-upgrade-.*\.tar\.gz$/);
  const { migrations, ledger } = await verifyBackup(join(folder, 'backups', copy ?? ''));
  expect({ newest: migrations.at(-1), ledger }).toEqual({ newest: '20261116210108_history.sql', ledger: 141 });
  expect(await admin(where, 'verify-balances')).toMatchObject({ code: 0 });
});
