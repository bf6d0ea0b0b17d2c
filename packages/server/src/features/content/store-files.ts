import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Complaint } from '@ninefold/content/read-pack';
import type { Deps } from '#deps.ts';
import { newFileName } from '#storage/file-name.ts';
import { sniff } from '#storage/sniff.ts';
import { isMp4Film, isVtt, isWebmFilm } from '#storage/sniff-film.ts';
import { namedFiles } from './named-files.ts';
import type { PackFileRow } from './pack-files.repo.ts';
import { PackRefused, type PreparedPack } from './prepare-pack.ts';

/** By ending, what the bytes must prove to be. Texts and drawings were read and judged with the pack. */
const SNIFFED: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};
const READ: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Films of schools and their captions. */
const FILMS: Readonly<Record<string, { type: string; is: (bytes: Buffer) => boolean }>> = {
  '.mp4': { type: 'video/mp4', is: isMp4Film },
  '.webm': { type: 'video/webm', is: isWebmFilm },
  '.vtt': { type: 'text/vtt', is: isVtt },
};

const filesOf = ({ items }: PreparedPack): string[] => [...new Set(items.flatMap(namedFiles))].sort();

export type FilesPlan = { fresh: { path: string; sha256: string }[]; unchanged: number; complaints: Complaint[] };

/** A pack has thousands of files, and each waits for the disk. A film of 20 MB is held whole, so not many at one moment. */
const AT_ONCE = 6;

async function* inTurns<T, R>(list: readonly T[], work: (one: T) => Promise<R>): AsyncGenerator<R> {
  for (let at = 0; at < list.length; at += AT_ONCE)
    yield* await allOrFirstFault(list.slice(at, at + AT_ONCE).map(work));
}

/** A fault is told when the others have ended as well, so that nothing is written behind the back of whoever cleans up. */
async function allOrFirstFault<R>(working: Promise<R>[]): Promise<R[]> {
  await Promise.allSettled(working);
  return Promise.all(working);
}

/** Every file a learner may be sent, compared with its ending and with what is stored. */
export async function planFiles(pack: PreparedPack, stored: readonly PackFileRow[]): Promise<FilesPlan> {
  const known = new Map(stored.map(({ path, sha256 }) => [path, sha256]));
  const plan: FilesPlan = { fresh: [], unchanged: 0, complaints: [] };
  const look = async (path: string) => {
    const bytes = await readFile(join(pack.folder, path)).catch(() => null);
    return bytes && { path, sha256: hashOf(bytes), isRight: isWhatItSays(path, bytes) };
  };
  for await (const found of inTurns(filesOf(pack), look)) {
    // A missing one was complained about by the checks.
    if (!found) continue;
    const { path, sha256, isRight } = found;
    if (!isRight) plan.complaints.push({ file: path, where: '', what: 'is not the kind of file that its ending says' });
    else if (known.get(path) === sha256) plan.unchanged += 1;
    else plan.fresh.push({ path, sha256 });
  }
  return plan;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const isWhatItSays = (path: string, bytes: Buffer) =>
  extname(path) in READ ||
  FILMS[extname(path)]?.is(bytes) === true ||
  (extname(path) in SNIFFED && sniff(bytes)?.contentType === SNIFFED[extname(path)]);

/** The bytes go first: a row without its file would be a silent player, a file without its row only wastes a little space. */
export async function storeFiles(
  { storage }: Pick<Deps, 'storage'>,
  { folder }: PreparedPack,
  { fresh }: FilesPlan,
): Promise<PackFileRow[]> {
  const rows: PackFileRow[] = [];
  try {
    const store = async ({ path, sha256 }: (typeof fresh)[number]) => {
      const bytes = await readFile(join(folder, path));
      if (hashOf(bytes) !== sha256)
        throw new PackRefused(folder, [{ file: path, where: '', what: 'was changed meanwhile' }]);
      const row = { path, sha256, name: newFileName(extname(path).slice(1)) };
      await storage.put(row.name, bytes, typeOf(path));
      rows.push(row);
    };
    for await (const _ of inTurns(fresh, store));
    return rows;
  } catch (error) {
    await forgetFiles({ storage }, rows);
    throw error;
  }
}

const typeOf = (path: string) => {
  const ending = extname(path);
  return SNIFFED[ending] ?? READ[ending] ?? FILMS[ending]?.type ?? 'application/octet-stream';
};

export async function forgetFiles({ storage }: Pick<Deps, 'storage'>, rows: readonly PackFileRow[]): Promise<void> {
  for (const { name } of rows) await storage.remove(name).catch(() => {});
}
