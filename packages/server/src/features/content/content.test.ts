// @postgres: an import is one transaction
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from '@ninefold/content/packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';

let db: Database;
let content: ReturnType<typeof servicesOn>['content'];
let folder: string;
/** A visitor of no organisation. */
const nobody = async () => null;
const menuFile = () => join(folder, 'menus/main-menu.yaml');
const rewrite = async (change: (yaml: string) => string) =>
  writeFile(menuFile(), change(await readFile(menuFile(), 'utf8')));
beforeAll(async () => {
  db = await openTestDatabase();
  content = servicesOn(db).content;
  folder = await mkdtemp(join(tmpdir(), 'ninefold-pack-'));
  for (const part of ['pack.yaml', 'menus'])
    await cp(join(packFolder('ninefold-1'), part), join(folder, part), { recursive: true });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

test('a second import of the same folder changes nothing and keeps the numeric id', async () => {
  expect(await content.importPack(folder)).toMatchObject({ pack: 'ninefold-1', added: 1, unchanged: 0 });
  const [before] = await db.query('select id, rev, hash, updated_at from content_items');
  expect(await content.importPack(folder)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect((await db.query('select id, rev, hash, updated_at from content_items'))[0]).toEqual(before);
});

test('the menu is read in the caller’s language', async () => {
  expect((await content.menu('zh', nobody))[0]).toMatchObject({ id: 1, name: '首页', module_path: '/' });
  expect((await content.menu('en', nobody))[0]).toMatchObject({ id: 1, name: 'Home' });
});

test('changed content without a new rev is refused, because attempts remember (id, rev, hash)', async () => {
  await rewrite((yaml) => yaml.replace('首页', '主页'));
  await expect(content.importPack(folder)).rejects.toThrow(/changed without a new rev/);
  expect((await content.menu('zh', nobody))[0]?.name).toBe('首页');
  await rewrite((yaml) => yaml.replace(/rev: (\d+)/, (_, rev) => `rev: ${Number(rev) + 1}`));
  expect(await content.importPack(folder)).toMatchObject({ changed: 1 });
  expect((await content.menu('zh', nobody))[0]?.name).toBe('主页');
});

test('a draft was met by nobody and may change as it likes, also in the version that publishes it', async () => {
  await db.query(`update content_items set status = 'draft'`);
  await rewrite((yaml) => yaml.replace('主页', '起始页'));
  expect(await content.importPack(folder)).toMatchObject({ changed: 1 });
  expect((await content.menu('zh', nobody))[0]?.name).toBe('起始页');
  await rewrite((yaml) => yaml.replace('起始页', '主页'));
  await expect(content.importPack(folder)).rejects.toThrow(/changed without a new rev/);
  await rewrite((yaml) => yaml.replace('主页', '起始页'));
});

test('a new compiler reaches what is stored, and what attempts keep of it; the words are still the same version', async () => {
  const [now] = await db.query<{ id: number; hash: string }>('select * from content_items');
  // As an older compiler left it, of the same words.
  await db.query(`update content_items set public = '{"items":[]}', compiled = 'older'`);
  await db.query(
    `insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
     select id, hash, rev, kind, pack_id, public, key, review from content_items
     union all select id, 'other words', 1, kind, pack_id, public, key, review from content_items`,
  );
  await db.query(`update content_packs set hash = 'as the older source made it'`);
  expect(await content.importPack(folder)).toMatchObject({ changed: 1, unchanged: 0 });
  expect(await db.query('select * from content_items')).toEqual([{ ...now, updated_at: expect.any(Date) }]);
  const kept = await db.query<{ hash: string; items: number }>(
    `select hash, jsonb_array_length(public -> 'items') as items from content_snapshots order by items`,
  );
  expect(kept).toEqual([
    { hash: 'other words', items: 0 },
    { hash: now?.hash, items: expect.any(Number) },
  ]);
  expect(kept[1]?.items).toBeGreaterThan(0);
  await db.query(`update content_packs set hash = 'a source that compiles the same'`);
  expect(await content.importPack(folder)).toMatchObject({ changed: 0, unchanged: 1 });
});

test('a pack with a fault is refused whole, with the file named', async () => {
  await rewrite((yaml) => yaml.replace('kind: menu', 'kind: menus'));
  await expect(content.importPack(folder)).rejects.toThrow(/menus\/main-menu\.yaml/);
  await rewrite((yaml) => yaml.replace('kind: menus', 'kind: menu'));
});

test('an item that left the pack is retired, never deleted', async () => {
  await cp(menuFile(), join(folder, 'menus/other.yaml'));
  const other = join(folder, 'menus/other.yaml');
  await writeFile(other, (await readFile(other, 'utf8')).replace('id: main-menu', 'id: other-menu'));
  expect(await content.importPack(folder)).toMatchObject({ added: 1 });
  await rm(other);
  expect(await content.importPack(folder)).toMatchObject({ retired: 1 });
  expect(await db.query(`select status from content_items where slug = 'other-menu'`)).toEqual([{ status: 'retired' }]);
  expect((await content.menu('zh', nobody)).filter((item) => item.id === 1)).toHaveLength(1);
});

test('several processes that start together on a new database import a pack once, and all of them start', async () => {
  const fresh = await openTestDatabase();
  const reports = await Promise.all(Array.from({ length: 4 }, () => servicesOn(fresh).content.importPack(folder)));
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 0, 0, 1]);
  expect(await fresh.query('select count(*)::int as n from content_items')).toEqual([{ n: 1 }]);
  await fresh.close();
});
