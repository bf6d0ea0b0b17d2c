import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { StartRefused } from '#start-refused.ts';
import { readMigrations } from '../migrate.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { readTar } from './tar.ts';

type Take = (name: string, body: AsyncIterable<Uint8Array>) => Promise<void>;

/** Hands every part to `take`, then checks each against the manifest. What is wrong is said in one sentence. */
export async function readBackup(file: string, take: Take): Promise<Manifest> {
  await stat(file).catch(() => {
    throw new StartRefused(`${file} is not there.`);
  });
  const hashes: Record<string, string> = {};
  let manifest: Manifest | undefined;
  try {
    for await (const { name, body } of readTar(createReadStream(file).pipe(createGunzip()))) {
      if (name === MANIFEST) manifest = JSON.parse(await textOf(body));
      else {
        const hash = createHash('sha256');
        await take(name, hashing(body, hash));
        hashes[name] = hash.digest('hex');
      }
    }
  } catch (error) {
    throw error instanceof StartRefused ? error : damaged(file, (error as Error).message);
  }
  if (!manifest) throw damaged(file, 'its manifest is missing');
  requireKnown(file, manifest);
  const bad = [...new Set([...Object.keys(manifest.parts), ...Object.keys(hashes)])].find(
    (name) => manifest.parts[name] !== hashes[name],
  );
  if (bad) throw damaged(file, `${bad} is not what was written`);
  return manifest;
}

export const damaged = (file: string, why: string) =>
  new StartRefused(`${file} is damaged or not a backup of ours (${why}); take another copy.`);

function requireKnown(file: string, { format, migrations }: Manifest): void {
  const known = new Set(readMigrations().map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (format !== 1 || unknown)
    throw new StartRefused(
      `${file} was made by a newer version of Ninefold${unknown ? ` (it has ${unknown})` : ''}; install that version first.`,
    );
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* hashing(
  body: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
