import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packFolder, shippedPacks } from '../packs.ts';

/** A process of its own: content is read by the server and never the other way round. */
const [COMPILED, SERVER] = ['compiled.mjs', 'preview.ts'].map((name) =>
  fileURLToPath(new URL(`../../../server/src/${name}`, import.meta.url)),
) as [string, string];

/** Opens one item in the real player: starts the server on a database that is gone afterwards, and prints the address. */
export async function previewCommand(pack: string, id: string): Promise<number> {
  const folder = (await shippedPacks()).includes(pack) ? packFolder(pack) : resolve(pack);
  const server = spawn(process.execPath, [COMPILED, SERVER, folder, id], { stdio: 'inherit' });
  // Ctrl-C reaches both; this one waits until the other has cleared up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  return new Promise((done) => server.once('close', (code) => done(code ?? 1)));
}
