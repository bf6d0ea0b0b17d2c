import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from '#start-refused.ts';
import { compressPage } from './compress-page.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const PAGE_FOLDER = join(ROOT, 'packages/web/dist');
const STAMP = join(PAGE_FOLDER, '.built-from');
const COMPRESSED = join(PAGE_FOLDER, '.compressed-from');
/** Everything the built page depends on. */
const SOURCES = ['packages/web/src', 'packages/web/public', 'packages/core/src', 'packages/contract/src'];
const FILES = ['packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json'];

/** `finish` makes the compressed copies; until then the server compresses what is asked for. */
export type OpenedPage = { how: 'built' | 'up to date'; finish: () => Promise<void> };

/**
 * Builds the page unless the one in `dist` was built from exactly these sources. What was not compressed is compressed
 * behind the next start: a second process must not build anew under whoever serves the page already.
 */
export async function openPage(): Promise<OpenedPage> {
  const wanted = await hashOfSources();
  const isBuilt = (await said(STAMP)) === wanted;
  if (!isBuilt) {
    await runVite();
    await writeFile(STAMP, wanted);
  }
  const finish = async () => {
    if ((await said(COMPRESSED)) === wanted) return;
    await compressPage(PAGE_FOLDER);
    await writeFile(COMPRESSED, wanted);
  };
  return { how: isBuilt ? 'up to date' : 'built', finish };
}

const said = (stamp: string): Promise<string> => readFile(stamp, 'utf8').catch(() => '');

/** Built and finished. */
export async function ensurePage(): Promise<OpenedPage['how']> {
  const { how, finish } = await openPage();
  await finish();
  return how;
}

async function runVite(): Promise<void> {
  const vite = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', 'packages/web', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The page is always built for production; NODE_ENV=test must not slip into it.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  process.once('exit', () => vite.kill());
  let output = '';
  vite.stdout.on('data', (chunk) => (output += chunk));
  vite.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done) => vite.once('close', done));
  if (code !== 0) throw new StartRefused(`The page could not be built:\n${output.trim()}`);
}

/** One by one, each of two thousand files would wait for its turn while this process opens the database. */
const AT_ONCE = 50;

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const found = await Promise.all(SOURCES.map((folder) => filesUnder(join(ROOT, folder))));
  const files = [...found.flat(), ...FILES.map((name) => join(ROOT, name))].sort();
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const texts = await Promise.all(some.map((file) => readFile(file)));
    for (const [n, file] of some.entries())
      hash
        .update(relative(ROOT, file))
        .update('\0')
        .update(texts[n] ?? '');
  }
  return hash.digest('hex');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
