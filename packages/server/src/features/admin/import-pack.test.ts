// @postgres: an import is one transaction
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeZip } from '@ninefold/content/testing/make-zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite, schoolPack, zipped } from '#features/content/content.testing.ts';
import { openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';
import { registerOperator } from './admin.testing.ts';

let site: Site;
let operator: Awaited<ReturnType<typeof registerOperator>>;
let school: number;
beforeAll(async () => {
  site = await openSite();
  operator = await registerOperator(site);
  school = (await operator.api.organisation.create({ name: '晨星国际学校' })).id;
});
afterAll(() => site.close());

const zipOf = async (folder: string) => new Blob([await readFile(await zipped(folder, join(site.folder, 'pack.zip')))]);
const packs = async () => (await operator.api.admin.getPacks()).list.filter(({ is_shipped }) => is_shipped === 0);
const input = (is_dry_run: 0 | 1) => ({ organisation_id: school, is_dry_run, reason: '新学期' });

test('a dry run tells what would come and writes nothing; then the pack is imported, published and retired, all in the log', async () => {
  const zip = await zipOf(await schoolPack(site.folder, 'school-pack'));
  const told = await operator.api.admin.importPack(input(1), zip);
  expect(told).toMatchObject({
    pack: 'school-pack',
    organisation: '晨星国际学校',
    complaints: [],
    is_done: 0,
    files: 2,
  });
  expect(told.added).toContain('dry-stone-walls');
  expect(await packs()).toEqual([]);

  expect(await operator.api.admin.importPack(input(0), zip)).toMatchObject({ is_done: 1, added: told.added });
  const [pack] = await packs();
  expect(pack).toMatchObject({ id: 'school-pack', organisation: '晨星国际学校', published: 0, retired: 0 });
  const on = { id: 'school-pack', reason: '审过了' };
  const { changed } = await operator.api.admin.setPackState({ ...on, state: 'published' });
  expect(await packs()).toMatchObject([{ published: changed, review: 0 }]);
  await operator.api.admin.setPackState({ ...on, state: 'retired' });
  expect(await packs()).toMatchObject([{ published: 0, retired: changed }]);
  const acts = (await operator.api.admin.getLog({ page_size: 3 })).list;
  expect(acts.map(({ action }) => action)).toEqual(['pack.retire', 'pack.publish', 'pack.import']);
  expect(acts[2]).toMatchObject({ reason: '新学期', organisation_id: school, subject_id: 'school-pack' });
});

test('what is wrong with a pack is told by file, and nothing of the server’s own folders', async () => {
  const folder = await schoolPack(site.folder, 'broken-pack');
  await rewrite(folder, 'reading/dry-stone-walls.yaml', ({ title: _, ...rest }) => rest);
  const refused = await operator.api.admin.importPack(input(0), await zipOf(folder));
  expect(refused.is_done).toBe(0);
  expect(refused.complaints.map(({ file }) => file)).toContain('reading/dry-stone-walls.yaml');
  expect(JSON.stringify(refused)).not.toContain('/tmp');
  expect((await packs()).map(({ id }) => id)).not.toContain('broken-pack');
  const damaged = await operator.api.admin.importPack(input(1), new Blob(['PK\x03\x04 and nothing else']));
  expect(damaged.complaints).not.toEqual([]);
  expect(JSON.stringify(damaged)).not.toContain('/tmp');
});

test('a zip in which one name is a file and a folder is refused by that name', async () => {
  const parts = [{ name: 'pack.yaml' }, { name: 'LICENSE' }, { name: 'LICENSE/reading.yaml' }];
  const told = await operator.api.admin.importPack(input(1), new Blob([Uint8Array.from(makeZip(parts))]));
  expect(told).toMatchObject({ is_done: 0, complaints: [{ file: 'LICENSE', what: 'is a file and a folder at once' }] });
});

test('only a zip, and only an operator', async () => {
  const [{ api }, zip] = [await register(site), new Blob(['PK\x03\x04 and nothing else'])];
  expect(await refusal(api.admin.importPack(input(1), zip))).toBe('forbidden');
  expect(await refusal(operator.api.admin.importPack(input(1), new Blob(['<html>'])))).toBe('file_not_accepted');
  expect(await refusal(operator.api.student.uploadAvatar({}, zip))).toBe('file_not_accepted');
});
