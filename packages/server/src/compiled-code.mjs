// A source of ours with all that it imports as one JavaScript file. Loaded one by one, our thousand sources take seconds
// of every start, and a thread starts for every picture. Compiled anew when one of them has changed; where nothing can be
// kept, they are loaded as they are.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { OWN_SOURCES, ROOT } from './own-sources.mjs';

/** Inside the project, so that the packages of others are found from there. */
const FOLDER = join(ROOT, 'node_modules/.cache/ninefold/start');
/** Compiled for this Node, and with the places of files in it. */
const MADE = `${process.version} ${ROOT}`;
/** How it is compiled is part of what was compiled, and so is where our packages find one another. */
const MADE_BY = ['compiled-code.mjs', 'own-sources.mjs']
  .map((name) => `packages/server/src/${name}`)
  .concat('package-lock.json');
const DAY_MS = 86_400_000;

/** Runs it in this process or thread. Whatever keeps it from being compiled, sources that are right still run. */
export async function runSource(entry) {
  const code = keptCode(entry) ?? (canKeep() ? await compile(entry).catch(notCompiled) : null);
  if (code) {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(code).href);
  } else {
    const { register } = await import('tsx/esm/api');
    register();
    await import(pathToFileURL(entry).href);
  }
}

const keptName = (entry) =>
  join(
    FOLDER,
    relative(ROOT, entry)
      .replace(/\.ts$/, '')
      .replaceAll(/[^\w-]+/g, '-'),
  );

function notCompiled(error) {
  console.error(`The sources are loaded one by one, because they could not be compiled: ${error?.message ?? error}`);
  return null;
}

/**
 * What was compiled before, if every source is as it was; a new one is only reached by a change of another. A power cut
 * may have left less of it than was written.
 */
function keptCode(entry) {
  try {
    const { made, code, sum, files, look } = JSON.parse(readFileSync(`${keptName(entry)}.json`, 'utf8'));
    return made === MADE && sumOf(readFileSync(code)) === sum && lookOf(files) === look ? code : null;
  } catch {
    return null;
  }
}

/** The root of a container may be read-only. */
function canKeep() {
  try {
    mkdirSync(FOLDER, { recursive: true });
    accessSync(FOLDER, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export async function compile(entry) {
  const kept = keptName(entry);
  const { build } = await import('esbuild');
  const from = Date.now();
  const { metafile, outputFiles } = await build({
    ...OWN_SOURCES,
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: `${kept}.mjs`,
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
  });
  const [map, code] = ['.map', '.mjs'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)));
  const files = [...Object.keys(metafile.inputs), ...MADE_BY, ...ownPackages()];
  const file = `${kept}-${sumOf(code.contents).slice(0, 12)}.mjs`;
  const text = `${code.text}//# sourceMappingURL=${pathToFileURL(file).href}.map\n`;
  canKeep();
  removeOld(kept);
  put(`${file}.map`, map.contents);
  put(file, text);
  // What changed meanwhile may have been read before or after: the next start compiles again.
  const isSettled = files.every((path) => statSync(join(ROOT, path)).mtimeMs < from);
  if (isSettled)
    put(`${kept}.json`, JSON.stringify({ made: MADE, code: file, sum: sumOf(text), files, look: lookOf(files) }));
  return file;
}

function ownPackages() {
  return readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`);
}

function sumOf(contents) {
  return createHash('sha256').update(contents).digest('hex');
}

/** By what stands in them: a copy of this folder, or an image made of it, has other times. */
function lookOf(files) {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** Whole or not at all: somebody else may be starting at this moment. */
function put(path, contents) {
  const part = `${path}.${process.pid}.${threadId}.part`;
  writeFileSync(part, contents);
  renameSync(part, path);
}

/** Of sources that are long gone; what another start is about to load stays. */
function removeOld(kept) {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name.startsWith(`${kept.slice(FOLDER.length + 1)}-`) && Date.now() - made > DAY_MS)
      rmSync(path, { force: true });
  }
}
