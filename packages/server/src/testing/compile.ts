import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { OWN_SOURCES, ROOT } from '../own-sources.mjs';

const SMALL_BUFFERS = join(import.meta.dirname, 'pglite/small-buffers.ts');
/** Inside the project, so that packages are found from there. */
const FOLDER = join(ROOT, 'node_modules/.cache/ninefold/compiled');

const compiled = new Map<string, Promise<string>>();

/** All workers of `npm test` have the same code before them, and it names its run; elsewhere code may change meanwhile. */
const RUN = process.env.TEST_RUN ?? `alone-${process.pid}-${Date.now()}`;
const DAY_MS = 86_400_000;

/**
 * A file of ours with all it imports as one JavaScript file. A process that runs it starts in one second of processor time
 * instead of three and a half, and tests start dozens. Compiled once in a run: another worker waits for it. Without a map
 * of its lines, which each process would read for half a second more: a stack names our functions, and they stand in it.
 */
export function compile(entry: string): Promise<string> {
  const known = compiled.get(entry) ?? compiledOnce(entry);
  compiled.set(entry, known);
  return known;
}

async function compiledOnce(entry: string): Promise<string> {
  const name = relative(ROOT, entry)
    .replace(/\.ts$/, '')
    .replaceAll(/[^\w-]+/g, '-');
  const outfile = join(FOLDER, `${name}-${RUN}.mjs`);
  const making = `${outfile}.making`;
  mkdirSync(FOLDER, { recursive: true });
  // Whoever makes the folder makes the file; one that was killed on the way is not waited for.
  for (let waited = 0; !existsSync(outfile); waited += 50) {
    if (waited > 60_000 || madeFolder(making))
      await compileTo(outfile, entry).finally(() => rmSync(making, { recursive: true, force: true }));
    else await sleep(50);
  }
  return outfile;
}

function madeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

async function compileTo(outfile: string, entry: string): Promise<void> {
  removeOld();
  const unfinished = `${outfile}.${process.pid}`;
  await build({
    ...OWN_SOURCES,
    entryPoints: [entry],
    outfile: unfinished,
    inject: [SMALL_BUFFERS],
  });
  await rename(unfinished, outfile);
}

/** Of runs that are long over. */
function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
