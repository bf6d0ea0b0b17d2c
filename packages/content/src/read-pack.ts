import { lstatSync, readFileSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { Blueprint, isBlueprintFile } from './blueprint/blueprint.ts';
import { mp3Facts, type SoundFacts } from './mp3-facts.ts';
import { Item } from './schema/item.ts';
import { Manifest } from './schema/pack.ts';
import { readYamlText } from './yaml/read-yaml.ts';

/** `where` is the path inside the file, such as `groups.0.questions.2.answer`. */
export type Complaint = { file: string; where: string; what: string };
export type PackItem = { file: string; item: Item };
/** By path, `assets/…`; kept is what is checked or goes into a page: drawings, times and peaks, facts about sounds. */
export type PackAsset = { bytes: number; svg?: string; json?: unknown; sound?: SoundFacts };
export type PackAssets = ReadonlyMap<string, PackAsset>;
/** The plan a paper began with; no item, so it never reaches a learner. */
export type PackBlueprint = { file: string; blueprint: Blueprint };
export type Pack = { manifest: Manifest; items: PackItem[]; blueprints: PackBlueprint[]; assets: PackAssets };
export type Reading = { pack: Pack; complaints: [] } | { pack: null; complaints: Complaint[] };

/** Two thousand words, each said by two people and in a sentence, are six thousand files. */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_TEXT_BYTES = 256 * 1024;
const MAX_SOUND_BYTES = 20 * 1024 * 1024;

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
  const blueprints: PackBlueprint[] = [];
  for (const file of files.filter(isBlueprintFile)) {
    const blueprint = await readYaml(folder, file, Blueprint, complaints);
    if (blueprint) blueprints.push({ file, blueprint });
  }
  const assets = readAssets(folder, files.filter(isAsset), complaints);
  return { pack: manifest && { manifest, items, blueprints, assets }, complaints };
}

const isAsset = (file: string) => file.startsWith('assets/');
export const isItemFile = (file: string): boolean =>
  file !== 'pack.yaml' && !isAsset(file) && !isBlueprintFile(file) && /\.(ya?ml|json)$/.test(file);

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

/**
 * Thousands of small files: asked for one after the other and waited for, which takes a quarter of the time of promises.
 * Nobody is served meanwhile: packs are read at the start, by commands, and in a thread.
 */
function readAssets(folder: string, files: string[], complaints: Complaint[]): PackAssets {
  const assets = new Map<string, PackAsset>();
  for (const file of files) {
    const complain = (what: string) => complaints.push({ file, where: '', what });
    const bytes = lstatSync(join(folder, file)).size;
    const limit = /\.(svg|json)$/.test(file) ? MAX_TEXT_BYTES : MAX_SOUND_BYTES;
    if (bytes > limit) complain(`larger than ${limit / 1024} KB`);
    else assets.set(file, { bytes, ...readAsset(join(folder, file), complain) });
  }
  return assets;
}

function readAsset(path: string, complain: (what: string) => void): Omit<PackAsset, 'bytes'> {
  if (path.endsWith('.svg')) return readSvg(path, complain);
  if (path.endsWith('.mp3')) {
    const sound = mp3Facts(readFileSync(path));
    return sound ? { sound } : {};
  }
  if (!path.endsWith('.json')) return {};
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch {
    complain('is not JSON');
    return {};
  }
}

function readSvg(path: string, complain: (what: string) => void): Omit<PackAsset, 'bytes'> {
  try {
    return { svg: textOf(readFileSync(path)) };
  } catch (error) {
    complain((error as Error).message);
    return {};
  }
}

/** Chinese saved in another encoding must not become a row of question marks that looks like text. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not UTF-8 text');
  }
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
    const parsed = schema.safeParse(readYamlText(textOf(await readFile(path))));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) complain(issue.message, issue.path.join('.'));
    return null;
  } catch (error) {
    return complain((error as Error).message.split('\n')[0] ?? 'unreadable');
  }
}
