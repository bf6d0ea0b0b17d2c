import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Item } from './schema/item.ts';
import { Manifest } from './schema/pack.ts';

export type Complaint = { file: string; where: string; what: string };
export type PackItem = { file: string; item: Item };
export type Pack = { manifest: Manifest; items: PackItem[] };
export type Reading = { pack: Pack; complaints: [] } | { pack: null; complaints: Complaint[] };

const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Reads a pack's folder. Everything that is wrong with its form is collected, not only the first thing. */
export async function readPack(folder: string): Promise<Reading> {
  const complaints: Complaint[] = [];
  const manifest = await readYaml(folder, 'pack.yaml', Manifest, complaints);
  const items: PackItem[] = [];
  for (const file of await yamlFiles(folder, complaints)) {
    const item = await readYaml(folder, file, Item, complaints);
    if (item) items.push({ file, item });
  }
  return manifest && complaints.length === 0
    ? { pack: { manifest, items }, complaints: [] }
    : { pack: null, complaints };
}

async function yamlFiles(folder: string, complaints: Complaint[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const file = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isSymbolicLink()) complaints.push({ file, where: '', what: 'links are not allowed in a pack' });
    else if (entry.isFile() && file !== 'pack.yaml' && /\.(ya?ml|json)$/.test(file)) files.push(file);
  }
  if (files.length > MAX_FILES) complaints.push({ file: folder, where: '', what: `more than ${MAX_FILES} files` });
  return files.sort().slice(0, MAX_FILES);
}

async function readYaml<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  complaints: Complaint[],
): Promise<z.output<S> | null> {
  const complain = (what: string, where = '') => {
    complaints.push({ file, where, what });
    return null;
  };
  const path = join(folder, file);
  try {
    if ((await lstat(path)).size > MAX_FILE_BYTES) return complain('larger than 2 MB');
    // maxAliasCount: a few lines of nested aliases must not unfold into gigabytes.
    const parsed = schema.safeParse(parse(await readFile(path, 'utf8'), { maxAliasCount: 100 }));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) complain(issue.message, issue.path.join('.'));
    return null;
  } catch (error) {
    return complain((error as Error).message.split('\n')[0] ?? 'unreadable');
  }
}
