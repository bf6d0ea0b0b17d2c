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

/** Without files, everything that the options name. What is held back is printed when it has ended. */
type What = { options: readonly string[]; files: readonly string[] } & How;
type How = { env?: Record<string, string>; workers?: number; isHeldBack?: boolean };
type Counted = { report: VitestReport | null; code: number; unhandled: Unhandled[] };

/**
 * Vitest with its own output; counted from the report it writes. A build machine is shared: there, files that failed
 * are run once more alone, and what passes then is named instead of refusing a correct change. The same holds for a
 * file in which an error escaped every test.
 */
export async function runVitest(name: string, { options, files, ...how }: What): Promise<Outcome> {
  const first = await firstTry(vitest(name, [...options, ...files], how));
  const spent = spentOnServer(first.report);
  const failed = toTryAgain(first);
  if (!process.env.CI || !first.report || failed.length === 0)
    return { tally: sum([vitestTally(first.report, first.code), asFailures(first.unhandled)]), spent };
  const again = await alone(() => {
    console.log(`\nOnce more, alone: ${failed.join(' ')}`);
    return vitest(`${name}-again`, [...options, ...failed], { ...how, workers: 1, isHeldBack: false });
  });
  const tries = afterSecondTry(first.report, again.report, again.code, failed);
  return { tally: sum([tries, asUnsteady(first.unhandled), asFailures(again.unhandled)]), spent };
}

/** First tries may run beside each other; what failed is tried again when all of them have ended, one after the other. */
let others: Promise<unknown> = Promise.resolve();

function firstTry(trying: Promise<Counted>): Promise<Counted> {
  others = Promise.all([others, trying]);
  return trying;
}

function alone(work: () => Promise<Counted>): Promise<Counted> {
  const turn = others.then(work);
  others = turn;
  return turn;
}

/** An error that belongs to no file may come from any of them. */
function toTryAgain({ report, unhandled }: Counted): string[] {
  if (unhandled.some(({ file }) => !file)) return report?.testResults.map(({ name }) => name) ?? [];
  return [...new Set([...failedFiles(report), ...unhandled.map(({ file }) => resolve(file ?? ''))])];
}

async function vitest(name: string, args: readonly string[], { env, workers, isHeldBack }: How): Promise<Counted> {
  const report = freshReport(`vitest-${name}`);
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  let output = '';
  const keep = (text: string) => {
    if (!isHeldBack) process.stdout.write(text);
    output += text;
  };
  const command = [...installed('vitest/vitest.mjs'), ...options, ...args];
  // On a terminal vitest draws over its own lines; only the build machine's output is read back.
  const surroundings: Record<string, string> = workers ? { ...env, TEST_WORKERS: String(workers) } : { ...env };
  const code = await run(command, { env: surroundings, ...((process.env.CI || isHeldBack) && { onOutput: keep }) });
  if (isHeldBack) process.stdout.write(`\nWhat vitest-${name} said\n${output}`);
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
