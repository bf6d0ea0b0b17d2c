import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installed, run } from './run.ts';
import { type Spent, spentOnJourneys, spentOnServer } from './tally/budgets.ts';
import { type PlaywrightReport, playwrightTally } from './tally/playwright-tally.ts';
import { sum, type Tally } from './tally/tally.ts';
import { asFailures, asUnsteady, type Unhandled, unhandledErrors } from './tally/unhandled.ts';
import { afterSecondTry, failedFiles, type VitestReport, vitestTally } from './tally/vitest-tally.ts';

const REPORTS = 'test-results';

/** How a part ended, and what its features took of it. */
export type Outcome = { tally: Tally; spent: readonly Spent[] };

/** Without files, everything that the options name. */
type What = { options: readonly string[]; files: readonly string[]; env?: Record<string, string> };
type Counted = { report: VitestReport | null; code: number; unhandled: Unhandled[] };

/**
 * Vitest with its own output; counted from the report it writes. A build machine is shared: there, files that failed
 * are run once more alone, and what passes then is named instead of refusing a correct change. The same holds for a
 * file in which an error escaped every test.
 */
export async function runVitest(name: string, { options, files, env }: What): Promise<Outcome> {
  const first = await vitest(name, [...options, ...files], env);
  const spent = spentOnServer(first.report);
  const failed = toTryAgain(first);
  if (!process.env.CI || !first.report || failed.length === 0)
    return { tally: sum([vitestTally(first.report, first.code), asFailures(first.unhandled)]), spent };
  console.log(`\nOnce more, alone: ${failed.join(' ')}`);
  const again = await vitest(`${name}-again`, ['--maxWorkers=1', ...options, ...failed], env);
  const tries = afterSecondTry(first.report, again.report, again.code, failed);
  return { tally: sum([tries, asUnsteady(first.unhandled), asFailures(again.unhandled)]), spent };
}

/** An error that belongs to no file may come from any of them. */
function toTryAgain({ report, unhandled }: Counted): string[] {
  if (unhandled.some(({ file }) => !file)) return report?.testResults.map(({ name }) => name) ?? [];
  return [...new Set([...failedFiles(report), ...unhandled.map(({ file }) => resolve(file ?? ''))])];
}

async function vitest(name: string, args: readonly string[], env?: Record<string, string>): Promise<Counted> {
  const report = freshReport(`vitest-${name}`);
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  let output = '';
  const keep = (text: string) => {
    process.stdout.write(text);
    output += text;
  };
  const command = [...installed('vitest/vitest.mjs'), ...options, ...args];
  // On a terminal vitest draws over its own lines; only the build machine's output is read back.
  const code = await run(command, { env, ...(process.env.CI && { onOutput: keep }) });
  return { report: readReport(report), code, unhandled: unhandledErrors(output) };
}

/** The journeys in a real browser. */
export async function runPlaywright(args: readonly string[]): Promise<Outcome> {
  const report = freshReport('journeys');
  const command = [...installed('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args];
  const code = await run(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const said = readReport<PlaywrightReport>(report);
  return { tally: playwrightTally(said, code), spent: spentOnJourneys(said) };
}

/** An old report must not be taken for that of a run that crashed. */
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
