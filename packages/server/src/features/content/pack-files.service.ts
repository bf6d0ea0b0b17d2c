import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packFolder } from '@ninefold/content/packs';
import type { Deps } from '#deps.ts';
import type { StoredFile } from '#storage/storage.ts';
import { filesIn } from './named-files.ts';
import { packFilesRepo } from './pack-files.repo.ts';

/** `etag` changes whenever the bytes do. */
export type PackFile = StoredFile & { etag: string };
export type OpenPackFile = (pack: string, path: string) => Promise<PackFile | null>;

/** Whether this part of an item names the file. */
export const namesFile = (part: unknown, path: string): boolean => filesIn(part).includes(path);

/**
 * A recording or picture that an item names. Those of imported packs lie in the storage, those of the packs that come
 * with the product in their folder. Who may have it is decided before it is asked for.
 */
export const openPackFile =
  (deps: Pick<Deps, 'db' | 'storage'>): OpenPackFile =>
  async (pack, path) => {
    const row = await packFilesRepo(deps.db).find(pack, path);
    if (!row) return inFolder(join(packFolder(pack), path));
    const stored = await deps.storage.get(row.name);
    return stored && { ...stored, etag: `"${row.name}"` };
  };

async function inFolder(path: string): Promise<PackFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    size: found.size,
    etag: `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`,
    stream: async (range) => (await open(path)).createReadStream(range ?? {}),
  };
}
