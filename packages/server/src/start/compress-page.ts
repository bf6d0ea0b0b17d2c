import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = 1024;

/** Done once at the build, as tightly as it goes, instead of on every request: fonts and pictures are compressed already. */
export async function compressPage(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|webmanifest)$/.test(entry.name));
  // One after the other: the page may be open already, and whoever looks at it comes first.
  for (const entry of files) await compressFile(join(entry.parentPath, entry.name));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => put(`${path}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => put(`${path}.gz`, small)),
  ]);
}

/** Whole or not at all: a server may be looking for it, and another process may be making the same copy. */
async function put(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}
