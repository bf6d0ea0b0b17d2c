import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from './source.ts';

const FOLDER = 'node_modules/.cache/ninefold';
const FILE = join(FOLDER, 'sources.json');
const hash = (...texts: string[]) => createHash('sha1').update(texts.join('\0')).digest('base64');

type Kept = { reader: string; sources: Record<string, { hash: string; source: Source }> };

/** Every source of the tree: parsed anew where its text has changed since the last run, otherwise as it was kept. */
export function readSources(texts: ReadonlyMap<string, string>): Map<string, Source> {
  // What another parser or another reader made of a text may differ.
  const reader = hash(
    readFileSync(join(import.meta.dirname, 'source.ts'), 'utf8'),
    readFileSync('node_modules/vite/package.json', 'utf8'),
  );
  const before = readKept();
  const known = before?.reader === reader ? before.sources : {};
  const now: Kept = { reader, sources: {} };
  for (const [path, text] of texts) {
    const mark = hash(text);
    const kept = known[path];
    now.sources[path] = kept?.hash === mark ? kept : { hash: mark, source: readSource(path, text) };
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(now));
  return new Map(Object.entries(now.sources).map(([path, { source }]) => [path, source]));
}

function readKept(): Kept | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  } catch {
    return null;
  }
}
