import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';
import { startRealServer } from '../tools/real-server.ts';
import { run } from '../tools/run.ts';
import { median, printTable } from './table.ts';

/** Fetched when asked for: it weighs more than the product's own tools together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = { home: '/#/', login: '/#/login' };
/** The scores of two visits differ by up to three points. */
const RUNS = 3;

export async function lighthouseBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error' } });
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-lighthouse-'));
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const scores = new Map<string, number[]>();
      for (let run = 0; run < RUNS; run += 1) {
        const report = join(folder, `${name}.json`);
        await audit(`${server.url}${path}`, report);
        const { categories } = JSON.parse(readFileSync(report, 'utf8')) as Report;
        for (const { title, score } of Object.values(categories))
          scores.set(title, [...(scores.get(title) ?? []), (score ?? 0) * 100]);
      }
      printTable(
        `lighthouse: ${name}, desktop, median of ${RUNS}`,
        [...scores].map(([what, values]) => ({ what, value: median(values), unit: 'of 100' })),
      );
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Report = { categories: Record<string, { title: string; score: number | null }> };

async function audit(url: string, report: string): Promise<void> {
  const options = ['--preset=desktop', '--output=json', `--output-path=${report}`, '--quiet'];
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`;
  const command = ['npm', 'exec', '--yes', '--', LIGHTHOUSE, url, ...options, flags];
  const code = await run(command, { env: { CHROME_PATH: ensureChromium() } });
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code}`);
}
