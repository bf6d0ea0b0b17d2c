import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Item } from './schema/item.ts';
import { Manifest } from './schema/pack.ts';

/** `where` is the path inside the file, such as `groups.0.questions.2.answer`. */
export type Complaint = { file: string; where: string; what: string };
export type PackItem = { file: string; item: Item };
/** By path, `assets/…`; of a drawing the text is kept, because it is checked and drawn into pages. */
export type PackAssets = ReadonlyMap<string, { bytes: number; svg?: string }>;
export type Pack = { manifest: Manifest; items: PackItem[]; assets: PackAssets };
export type Reading = { pack: Pack; complaints: [] } | { pack: null; complaints: Complaint[] };

const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_SVG_BYTES = 256 * 1024;

/** Reads a pack's folder. Everything that is wrong with its form is collected, not only the first thing. */
export async function readPack(folder: string): Promise<Reading> {
  const { pack, complaints } = await readWhatIsReadable(folder);
  return pack && complaints.length === 0 ? { pack, complaints: [] } : { pack: null, complaints };
}

/** For authors: one broken file of a colleague must not hide what is wrong with one's own. */
export async function readWhatIsReadable(folder: string): Promise<{ pack: Pack | null; complaints: Complaint[] }> {
  const complaints: Complaint[] = [];
  const manifest = await readYaml(folder, 'pack.yaml', Manifest, complaints);
  const files = await filesOf(folder, complaints);
  const items: PackItem[] = [];
  for (const file of files.filter(isItemFile)) {
    const item = await readYaml(folder, file, Item, complaints);
    if (item) items.push({ file, item });
  }
  const assets = await readAssets(folder, files.filter(isAsset), complaints);
  return { pack: manifest && { manifest, items, assets }, complaints };
}

const isAsset = (file: string) => file.startsWith('assets/');
export const isItemFile = (file: string): boolean =>
  file !== 'pack.yaml' && !isAsset(file) && /\.(ya?ml|json)$/.test(file);

async function filesOf(folder: string, complaints: Complaint[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const file = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (entry.isSymbolicLink()) complaints.push({ file, where: '', what: 'links are not allowed in a pack' });
    else if (entry.isFile()) files.push(file);
  }
  if (files.length > MAX_FILES) complaints.push({ file: folder, where: '', what: `more than ${MAX_FILES} files` });
  return files.sort().slice(0, MAX_FILES);
}

async function readAssets(folder: string, files: string[], complaints: Complaint[]): Promise<PackAssets> {
  const assets = new Map<string, { bytes: number; svg?: string }>();
  for (const file of files) {
    const path = join(folder, file);
    const bytes = (await lstat(path)).size;
    if (!file.endsWith('.svg')) assets.set(file, { bytes });
    else if (bytes > MAX_SVG_BYTES) complaints.push({ file, where: '', what: 'a drawing larger than 256 KB' });
    else assets.set(file, { bytes, svg: await readFile(path, 'utf8') });
  }
  return assets;
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
