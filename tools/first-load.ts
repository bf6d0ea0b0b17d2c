/**
 * How much a learner downloads before the home page can be used. Reads the built packages/web/dist:
 *
 *   node --import tsx tools/first-load.ts                           what the build says
 *   node --import tsx tools/first-load.ts --url http://localhost:3000/   what a browser with an empty cache fetched
 *
 * Exits with 1 above the budget, so that it can stand in a check.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = { scriptsAndStyles: 190, all: 260 };
const DIST = path.resolve(import.meta.dirname, '../packages/web/dist');

/** The entry always loads these; their static imports follow by themselves. */
const ALWAYS_OPENED = ['index.html', 'src/app/start.tsx', 'src/app/home/HomePage.tsx', 'src/ui/kit.zh.ts'];

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Part = { name: string; kind: 'script' | 'style' | 'font' | 'other'; bytes: number };

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const parts = values.url ? await fetchedParts(values.url) : builtParts();
process.exitCode = report(parts) ? 0 : 1;

function builtParts(): Part[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const seen = new Set<string>();
  for (const name of ALWAYS_OPENED) if (manifest[name]) follow(name);
  for (const font of preloaded(readFileSync(path.join(DIST, 'index.html'), 'utf8'))) files.add(font);
  return [...files].map(measured);

  function follow(name: string): void {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
  }
}

/** What index.html itself asks for: fonts and the small script for the theme. */
function preloaded(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="\/([^"]+\.(?:woff2|js))"/g)].map(([, file]) => file!);
  return named.filter((file) => existsSync(path.join(DIST, file)));
}

function measured(file: string): Part {
  const content = readFileSync(path.join(DIST, file));
  const kind = kindOf(file);
  // Fonts are compressed already and travel as they are.
  return { name: file, kind, bytes: kind === 'font' ? content.length : gzipSync(content, { level: 9 }).length };
}

async function fetchedParts(url: string): Promise<Part[]> {
  const { chromium } = await import('@playwright/test');
  const { CHROMIUM_ARGS, findChromium } = await import('./chromium.ts');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  const page = await browser.newPage();
  const found: Promise<Part>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.status() !== 200) return;
    found.push(
      response.body().then((body) => {
        const kind = kindOf(pathname);
        const bytes = kind === 'script' || kind === 'style' ? gzipSync(body, { level: 9 }).length : body.length;
        return { name: pathname, kind, bytes };
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = await Promise.all(found);
  await browser.close();
  // A first visit reloads once for its guest session; what came twice came from the cache the second time.
  return [...new Map(all.map((part) => [part.name, part])).values()];
}

function kindOf(file: string): Part['kind'] {
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.css')) return 'style';
  return file.endsWith('.woff2') ? 'font' : 'other';
}

function report(parts: Part[]): boolean {
  const sum = (kinds: Part['kind'][]) => kb(parts.filter(({ kind }) => kinds.includes(kind)));
  const code = sum(['script', 'style']);
  const all = sum(['script', 'style', 'font']);
  for (const part of [...parts].sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${kb([part]).toFixed(1).padStart(8)} KB  ${part.kind.padEnd(6)}  ${part.name}`);
  }
  console.log(`${code.toFixed(1).padStart(8)} KB  scripts and styles, at most ${BUDGET_KB.scriptsAndStyles}`);
  console.log(`${all.toFixed(1).padStart(8)} KB  with fonts, at most ${BUDGET_KB.all}`);
  return code <= BUDGET_KB.scriptsAndStyles && all <= BUDGET_KB.all;
}

function kb(parts: Part[]): number {
  return parts.reduce((bytes, part) => bytes + part.bytes, 0) / 1024;
}
