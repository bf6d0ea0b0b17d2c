import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installed, run } from './run.ts';
import { playwrightTally, type Tally, vitestTally } from './tally.ts';

const REPORTS = 'test-results';

/** Vitest, talking for itself; counted from the report it leaves. */
export async function runVitest(name: string, args: readonly string[]): Promise<Tally> {
  const report = freshReport(`vitest-${name}`);
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run([...installed('vitest/vitest.mjs'), ...options, ...args]);
  return vitestTally(readReport(report), code);
}

/** The journeys in a real browser. */
export async function runPlaywright(args: readonly string[]): Promise<Tally> {
  const report = freshReport('journeys');
  const command = [...installed('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args];
  const code = await run(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return playwrightTally(readReport(report), code);
}

/** An old report must not speak for a run that crashed. */
function freshReport(name: string): string {
  const path = `${REPORTS}/${name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}
