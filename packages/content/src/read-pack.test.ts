import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPack, examinePack } from './check.ts';
import { readPack } from './read-pack.ts';
import { FIXTURES } from './testing/raw-pack.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await cp(`${FIXTURES}gallery-pack`, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const complaints = async () =>
  (await readPack(folder)).complaints.map(({ file, what }) => `${file}: ${what}`).join('\n');

test('a good folder is read with its drawings', async () => {
  const { pack } = await readPack(folder);
  expect(pack?.items).toHaveLength(9);
  expect(pack?.assets.get('assets/park-map.svg')?.svg).toContain('<svg');
});

test('every fault of form is told at once, with its file and its path', async () => {
  await writeFile(join(folder, 'menus/m.yaml'), 'kind: menu\nid: Main Menu\nrev: 0\ntitle: x\nitems: []\n');
  const said = await readPack(folder);
  expect(said.complaints.map(({ where }) => where)).toEqual(['id', 'rev', 'items']);
});

test('a link is refused: it could lead out of the pack', async () => {
  await symlink('/etc/hostname', join(folder, 'reading/x.yaml'));
  expect(await complaints()).toContain('links are not allowed');
});

test('a few lines of aliases cannot unfold into gigabytes', async () => {
  const bomb = Array.from(
    { length: 12 },
    (_, at) =>
      `a${at}: &a${at} [${Array(9)
        .fill(at ? `*a${at - 1}` : 'x')
        .join(',')}]`,
  );
  await writeFile(join(folder, 'menus/bomb.yaml'), bomb.join('\n'));
  expect(await complaints()).toContain('menus/bomb.yaml');
});

test('peaks and alignments under assets are files, not items', async () => {
  await writeFile(join(folder, 'assets/peaks.json'), '[1,2]');
  expect((await readPack(folder)).pack?.assets.get('assets/peaks.json')).toEqual({ bytes: 5, json: [1, 2] });
  await writeFile(join(folder, 'assets/peaks.json'), '[1,');
  expect(await complaints()).toContain('is not JSON');
  await rm(join(folder, 'assets/peaks.json'));
});

test('Chinese in another encoding is refused, not read as question marks', async () => {
  await writeFile(join(folder, 'menus/m.yaml'), Buffer.from([0x74, 0x3a, 0x20, 0xca, 0xd7, 0xd2, 0xb3]));
  await writeFile(join(folder, 'assets/park-map.svg'), Buffer.from([0x3c, 0xff]));
  expect(await complaints()).toBe('menus/m.yaml: is not UTF-8 text\nassets/park-map.svg: is not UTF-8 text');
});

test('a drawing as large as a photograph is refused', async () => {
  await writeFile(join(folder, 'assets/huge.svg'), 'x'.repeat(300_000));
  expect(await complaints()).toContain('larger than 256 KB');
});

test('only errors keep a pack out; warnings are for its author', async () => {
  await writeFile(join(folder, 'assets/left-over.png'), 'x');
  const { pack } = await readPack(folder);
  expect(checkPack(pack!)).toEqual([]);
  expect(examinePack(pack!).map(({ check }) => check)).toEqual(['asset-unused']);
});
