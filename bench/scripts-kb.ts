import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = path.resolve(import.meta.dirname, '../packages/web/dist');
/** What is there before any other page is opened. */
const SHELL = ['index.html', 'src/app/start.tsx', 'src/app/home/HomePage.tsx', 'src/ui/kit.zh.ts'];

type Chunk = { file: string; imports?: string[] };

/** Scripts that these parts of the built page need on top of the shell, in KB after gzip. */
export function scriptsKb(parts: string[]): number {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
  const filesOf = (names: string[], seen = new Set<string>(), files = new Set<string>()): Set<string> => {
    for (const name of names) {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) continue;
      seen.add(name);
      files.add(chunk.file);
      filesOf(chunk.imports ?? [], seen, files);
    }
    return files;
  };
  const shell = filesOf(SHELL);
  const more = [...filesOf(parts)].filter((file) => !shell.has(file));
  return more.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length, 0) / 1024;
}
