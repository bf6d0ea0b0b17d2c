import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fmtCommand } from './fmt.ts';

let folder: string;
const file = (name: string) => join(folder, name);
const LOOSE = 'id: a\nkind: menu\n';
const TIDY = 'kind: menu\nid: a\n';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmt-'));
  for (const name of ['a.yaml', 'b.yaml']) await writeFile(file(name), LOOSE);
  for (const say of ['log', 'error'] as const) vi.spyOn(console, say).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('one file named is the only one that is rewritten', async () => {
  expect(await fmtCommand([file('a.yaml')])).toBe(0);
  expect(await readFile(file('a.yaml'), 'utf8')).toBe(TIDY);
  expect(await readFile(file('b.yaml'), 'utf8')).toBe(LOOSE);
  expect(console.log).toHaveBeenCalledExactlyOnceWith(file('a.yaml'));
});

test('a folder is rewritten whole', async () => {
  expect(await fmtCommand([folder])).toBe(0);
  expect(await readFile(file('b.yaml'), 'utf8')).toBe(TIDY);
});

test('a file that is not there, or is no YAML, is named, and the others are still done', async () => {
  await writeFile(file('c.yaml'), 'a: [');
  expect(await fmtCommand([file('none.yaml'), file('c.yaml'), file('a.yaml')])).toBe(1);
  expect(await readFile(file('a.yaml'), 'utf8')).toBe(TIDY);
  expect(console.error).toHaveBeenCalledTimes(2);
});
