import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#app-error.ts';
import { requireFileName } from './file-name.ts';
import type { Storage } from './storage.ts';

/** Files in DATA_DIR/files, in folders by the first letters of their name, so that none grows too long to list. */
export function localStorage({ DATA_DIR }: { DATA_DIR: string }): Storage {
  const root = join(DATA_DIR, 'files');
  const pathOf = (name: string) => {
    requireFileName(name);
    return join(root, name.slice(0, 2), name.slice(2, 4), name);
  };

  return {
    kind: 'local',
    async put(name, bytes) {
      const path = pathOf(name);
      const unfinished = join(root, `unfinished-${randomBytes(8).toString('hex')}`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw fullOr(error);
      }
    },
    async putFile(name, from) {
      const path = pathOf(name);
      try {
        await mkdir(dirname(path), { recursive: true });
        await rename(from, path);
        await syncFolder(dirname(path));
      } catch (error) {
        throw fullOr(error);
      }
    },
    async get(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(nullWhenMissing);
      if (!found) return null;
      return {
        size: found.size,
        // Opened before it is promised, so that a file removed meanwhile is an error and not half an answer.
        stream: async (range) => (await open(path)).createReadStream(range ?? {}),
      };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is kept in the folder, which has to reach the disk as well. Windows cannot, and need not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** A disk or a quota that is full is no bug: whoever sent the file is told, and the log says which of the two it was. */
const fullOr = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? Object.assign(new AppError('storage_full'), { cause: error })
    : error;

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
