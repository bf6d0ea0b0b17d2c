import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeZip, type ZipPart } from '../testing/make-zip.ts';
import { unpackZip, ZIP_LIMITS } from './unpack-zip.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function unpacked(zip: Buffer, limits = ZIP_LIMITS): Promise<string[]> {
  await writeFile(join(folder, 'a.zip'), zip);
  await unpackZip(join(folder, 'a.zip'), join(folder, 'out'), limits);
  return (await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 5))
    .sort();
}

const PACK: ZipPart = { name: 'pack.yaml', bytes: 'format: 1\n' };
const LONG = 'All work and no play. '.repeat(9000);

test('packed or stored, every file comes out as it was', async () => {
  const zip = makeZip([
    PACK,
    { name: 'reading/', stored: true },
    { name: 'reading/a.yaml', bytes: LONG },
    { name: 'assets/a.svg', bytes: '<svg/>', stored: true },
  ]);
  expect(await unpacked(zip, { ...ZIP_LIMITS, ratio: 1000 })).toEqual(['assets/a.svg', 'pack.yaml', 'reading/a.yaml']);
  expect(await readFile(join(folder, 'out/reading/a.yaml'), 'utf8')).toBe(LONG);
});

test('the folder zipped, or what is in it: the same pack; what a computer put beside it is left out', async () => {
  const zip = makeZip([
    { name: 'my-pack/pack.yaml', bytes: 'x' },
    { name: 'my-pack/menus/m.yaml', bytes: 'y' },
    { name: 'my-pack/.DS_Store', bytes: 'z' },
    { name: '__MACOSX/my-pack/._pack.yaml', bytes: 'z' },
  ]);
  expect(await unpacked(zip)).toEqual(['menus/m.yaml', 'pack.yaml']);
});

const LINK = 0o120777;
const HOSTILE: { why: string; zip: Buffer; says: string; limits?: Partial<typeof ZIP_LIMITS> }[] = [
  { why: 'no zip', zip: Buffer.from('kind: menu\n'.repeat(9)), says: 'not a plain zip' },
  { why: 'nothing', zip: Buffer.alloc(0), says: 'is not a zip' },
  { why: 'a way out', zip: makeZip([PACK, { name: '../evil.yaml' }]), says: '../evil.yaml: leads out of the pack' },
  { why: 'a way out in the middle', zip: makeZip([{ name: 'a/../../b.yaml' }]), says: 'leads out of the pack' },
  { why: 'an absolute path', zip: makeZip([{ name: '/etc/cron.yaml' }]), says: 'an absolute path' },
  { why: 'a drive', zip: makeZip([{ name: 'C:/a.yaml' }]), says: 'an absolute path' },
  { why: 'a path of Windows', zip: makeZip([{ name: 'a\\..\\b.yaml' }]), says: 'may hold only the letters' },
  { why: 'a name with a zero', zip: makeZip([{ name: 'a\0.yaml' }]), says: 'may hold only the letters' },
  { why: 'a hidden file', zip: makeZip([{ name: '.env.yaml' }]), says: 'may hold only the letters' },
  { why: 'an empty part', zip: makeZip([{ name: 'a//b.yaml' }]), says: 'may hold only the letters' },
  { why: 'a device', zip: makeZip([{ name: 'menus/nul.yaml' }]), says: 'belongs to a device' },
  { why: 'a name without end', zip: makeZip([{ name: `${'a'.repeat(300)}.yaml` }]), says: 'longer than 200' },
  { why: 'a cellar of folders', zip: makeZip([{ name: `${'a/'.repeat(9)}b.yaml` }]), says: 'folders deep' },
  { why: 'a program', zip: makeZip([PACK, { name: 'assets/setup.exe' }]), says: 'not a kind of file' },
  {
    why: 'a link',
    zip: makeZip([{ name: 'a.yaml', bytes: '/etc/passwd', lie: { unixMode: LINK } }]),
    says: 'is a link',
  },
  { why: 'a pipe', zip: makeZip([{ name: 'a.yaml', lie: { unixMode: 0o010644 } }]), says: 'neither a file' },
  { why: 'one name twice', zip: makeZip([PACK, PACK]), says: 'is there twice' },
  { why: 'one name twice on some machines', zip: makeZip([{ name: 'a.yaml' }, { name: 'A.yaml' }]), says: 'twice' },
  {
    why: 'a file with files in it',
    zip: makeZip([PACK, { name: 'LICENSE' }, { name: 'LICENSE/b.yaml' }]),
    says: 'LICENSE: is a file and a folder at once',
  },
  {
    why: 'a file with files in it on some machines',
    zip: makeZip([PACK, { name: 'Reading.yaml/b.yaml' }, { name: 'reading.yaml' }]),
    says: 'reading.yaml: is a file and a folder at once',
  },
  {
    why: 'entries that share their bytes',
    zip: makeZip([
      { name: 'a.yaml', bytes: LONG },
      { name: 'a.yaml', lie: { at: 0 } },
    ]),
    says: 'shares its bytes',
  },
  {
    why: 'another name in its header',
    zip: makeZip([{ name: 'a.yaml', lie: { headerName: 'b.yaml' } }]),
    says: 'not what the list says',
  },
  { why: 'a wrong checksum', zip: makeZip([{ name: 'a.yaml', bytes: 'x', lie: { crc: 1 } }]), says: 'checksum' },
  {
    why: 'smaller than it says',
    zip: makeZip([{ name: 'a.yaml', bytes: 'x', lie: { size: 9 } }]),
    says: 'smaller than',
  },
  {
    why: 'a bomb that calls itself small',
    zip: makeZip([{ name: 'a.yaml', bytes: Buffer.alloc(5_000_000), lie: { size: 10 } }]),
    says: 'larger than the list says',
  },
  { why: 'an honest bomb', zip: makeZip([{ name: 'a.yaml', bytes: Buffer.alloc(5_000_000) }]), says: '100 times' },
  {
    why: 'stored in two sizes',
    zip: makeZip([{ name: 'a.yaml', bytes: 'x', stored: true, lie: { size: 9 } }]),
    says: 'two different sizes',
  },
  { why: 'a cipher', zip: makeZip([{ name: 'a.yaml', lie: { flags: 1 } }]), says: 'is ciphered' },
  { why: 'another way of packing', zip: makeZip([{ name: 'a.yaml', lie: { method: 14 } }]), says: 'unusual way' },
  {
    why: 'stored, says the list, packed, says the entry',
    zip: makeZip([{ name: 'a.yaml', bytes: 'x', lie: { method: 0 } }]),
    says: 'not what the list says',
  },
  { why: '64-bit sizes', zip: makeZip([{ name: 'a.yaml', lie: { size: 0xffffffff } }]), says: '64-bit' },
  { why: 'a 64-bit archive', zip: makeZip([PACK], { count: 0xffff }), says: '64-bit' },
  { why: 'several disks', zip: makeZip([PACK], { disk: 1 }), says: 'several disks' },
  { why: 'fewer entries than listed', zip: makeZip([PACK, { name: 'b.yaml' }], { count: 1 }), says: 'does not end' },
  { why: 'more entries than listed', zip: makeZip([PACK], { count: 2 }), says: 'list is broken' },
  { why: 'a program before it', zip: makeZip([PACK], { before: '#!/bin/sh\n' }), says: 'before or after' },
  { why: 'a comment', zip: makeZip([PACK], { comment: 'hello' }), says: 'has a comment' },
  { why: 'cut off', zip: makeZip([PACK]).subarray(20), says: 'before or after' },
  { why: 'too many files', zip: makeZip([PACK, { name: 'b.yaml' }]), says: 'more than 1 files', limits: { files: 1 } },
  {
    why: 'a file too large',
    zip: makeZip([{ name: 'a.yaml', bytes: LONG }]),
    says: 'larger than',
    limits: { fileBytes: 99 },
  },
  {
    why: 'too much in all',
    zip: makeZip([{ name: 'a.yaml', bytes: 'x' }]),
    says: 'unpacks to more',
    limits: { totalBytes: 0 },
  },
  { why: 'too large itself', zip: makeZip([PACK]), says: 'the archive: is larger', limits: { archiveBytes: 9 } },
];

test.each(HOSTILE)('refused: $why', async ({ zip, says, limits }) => {
  await expect(unpacked(zip, { ...ZIP_LIMITS, ...limits })).rejects.toThrow(says);
});

test('what is not a stream of deflate is refused in words, not with a code of zlib', async () => {
  const zip = makeZip([{ name: 'a.yaml', bytes: 'some words that are packed' }]);
  zip.fill(0xff, 36, 42);
  await expect(unpacked(zip)).rejects.toThrow('a.yaml: cannot be unpacked');
});

test('faults are told all at once, each with its file, and nothing is written', async () => {
  const zip = makeZip([PACK, { name: '../a.yaml' }, { name: 'b.exe' }]);
  await expect(unpacked(zip)).rejects.toMatchObject({ complaints: [{ file: '../a.yaml' }, { file: 'b.exe' }] });
  expect(await readdir(folder)).toEqual(['a.zip']);
});
