import { CHECK_STEPS, PAGE_STEP } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { runsOnPostgres, serverTests } from './postgres-files.ts';
import { script } from './run.ts';
import { type Outcome, runPlaywright, runVitest } from './runners.ts';
import { runSteps, type Step } from './steps.ts';
import { failure, stepTally, sum, type Tally } from './tally/tally.ts';
import type { TestOptions } from './test-options.ts';

export type PartOfRun = { title: string; work(): Promise<Outcome> };

/** What `npm test` does: one round after another, the parts of a round beside each other. */
export function roundsOf({ parts, filters }: TestOptions): PartOfRun[][] {
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  const vitest = has('unit') || has('server');
  const projects = has('unit') ? (has('server') ? [] : ['--project=!server']) : ['--project=server'];
  const plan: (PartOfRun | false)[][] = [
    // The page is built beside the checks, which leave a core free at their end.
    [has('check') && { title: 'Check and page', work: () => steps([...CHECK_STEPS, PAGE_STEP], 2) }],
    [has('journeys') && !has('check') && { title: 'Page', work: () => steps([PAGE_STEP], 1) }],
    [has('journeys') && { title: 'First load', work: () => steps([FIRST_LOAD], 1) }],
    [
      vitest && {
        title: 'Tests',
        work: () =>
          runVitest(parts.join('-'), {
            options: projects,
            files: filters,
            env: elsewhere(has('postgres') && Boolean(process.env.TEST_POSTGRES_URL)),
          }),
      },
      has('postgres') && { title: 'PostgreSQL', work: () => onPostgres(filters, vitest) },
    ],
    [has('journeys') && { title: 'Journeys', work: () => journeys(filters) }],
  ];
  return plan.map((round) => round.filter((part) => part !== false)).filter((round) => round.length > 0);
}

const FIRST_LOAD: Step = { name: 'first load', command: script('tools/first-load.ts') };

/** Without the unit tests of `npm run check`: all of them come later. */
const steps = async (list: readonly Step[], width: number) => told(stepTally(await runSteps(list, width)));

const told = (tally: Tally): Outcome => ({ tally, spent: [] });

/** What runs on PostgreSQL beside this round is left out of it (vitest.config.ts), unless it is about both databases. */
const elsewhere = (hasPostgres: boolean): Record<string, string> => (hasPostgres ? { TEST_ELSEWHERE: 'postgres' } : {});

/**
 * The server's tests that open a database. Many of them wait for a process, a lock or a clock, as do those of
 * the other round: beside each other, with more workers than there are cores, they leave no core idle.
 */
async function onPostgres(filters: readonly string[], isBeside: boolean): Promise<Outcome> {
  const url = process.env.TEST_POSTGRES_URL;
  const all = serverTests();
  const chosen = all.filter(runsOnPostgres);
  console.log(`  ${chosen.length} of ${all.length} test files of the server run on it`);
  if (!url) return told(failure('PostgreSQL: nothing stands in TEST_POSTGRES_URL'));
  const paths = chosen.map(({ path }) => path);
  const files = filters.length ? paths.filter((path) => filters.some((filter) => path.includes(filter))) : paths;
  if (files.length === 0) return told(failure(`PostgreSQL: no such file runs on it: ${filters}`));
  return runVitest('postgres', {
    options: ['--project=server'],
    files,
    env: { TEST_DATABASE_URL: url },
    ...(isBeside && { isHeldBack: true }),
  });
}

async function journeys(filters: readonly string[]): Promise<Outcome> {
  try {
    ensureChromium();
  } catch (error) {
    console.error(`  ${(error as Error).message}`);
    return told(failure('journeys: no browser'));
  }
  return runPlaywright(filters);
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  tally: sum(outcomes.map(({ tally }) => tally)),
  spent: outcomes.flatMap(({ spent }) => spent),
});
