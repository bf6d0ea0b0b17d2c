import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** As `storage/local.ts` keeps them: two folders by the first letters of a name that holds no path. */
export const STORED = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** Paths of all stored files under `root`; those that are still being written have another name. */
export async function* listFiles(root: string, under = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = under ? `${under}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listFiles(root, path);
    else if (STORED.test(path)) yield path;
  }
}
