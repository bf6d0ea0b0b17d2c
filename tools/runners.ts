import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type PlaywrightReport, playwrightTally } from './playwright-tally.ts';
import { installed, run } from './run.ts';
import type { Tally } from './tally.ts';
import { afterSecondTry, failedFiles, type VitestReport, vitestTally } from './vitest-tally.ts';

const REPORTS = 'test-results';

type Counted = { report: VitestReport | null; code: number };

/**
 * Vitest, talking for itself; counted from the report it leaves. A build machine is shared: there, files that failed
 * are run once more alone, and what passes then is told by name instead of turning a right change away.
 */
export async function runVitest(name: string, args: readonly string[]): Promise<Tally> {
  const first = await vitest(name, args);
  const failed = failedFiles(first.report);
  if (!process.env.CI || !first.report || failed.length === 0) return vitestTally(first.report, first.code);
  console.log(`\nOnce more, alone: ${failed.join(' ')}`);
  const again = await vitest(`${name}-again`, ['--maxWorkers=1', ...args, ...failed]);
  return afterSecondTry(first.report, again.report, again.code);
}

async function vitest(name: string, args: readonly string[]): Promise<Counted> {
  const report = freshReport(`vitest-${name}`);
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run([...installed('vitest/vitest.mjs'), ...options, ...args]);
  return { report: readReport(report), code };
}

/** The journeys in a real browser. */
export async function runPlaywright(args: readonly string[]): Promise<Tally> {
  const report = freshReport('journeys');
  const command = [...installed('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args];
  const code = await run(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return playwrightTally(readReport<PlaywrightReport>(report), code);
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
