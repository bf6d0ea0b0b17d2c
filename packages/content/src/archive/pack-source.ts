import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from './archive-refused.ts';
import { unpackZip } from './unpack-zip.ts';

/** A pack is a folder or the same folder zipped; a zip is unpacked for as long as `work` runs. */
export async function withPackFolder<T>(source: string, work: (folder: string) => Promise<T>): Promise<T> {
  const found = await stat(source).catch(() => null);
  if (!found) refuse(source, 'there is no such folder or file');
  if (found?.isDirectory()) return work(source);
  if (!found?.isFile() || !(await beginsAsZip(source))) refuse(source, 'is neither a folder nor a zip');
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-pack-'));
  try {
    await unpackZip(source, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By its bytes, not by its name. */
async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}
