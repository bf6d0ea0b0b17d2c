import { CHECK_STEPS } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { script } from './run.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { runSteps } from './steps.ts';
import { failure, stepTally, sum, type Tally, tallyLine, tallyNames } from './tally.ts';
import { readTestOptions, USAGE } from './test-options.ts';

/** `npm test`: everything, from the format of a line to a learner's way through a real browser. */

async function testAll(): Promise<Tally> {
  const options = readTestOptions(process.argv.slice(2));
  if (!options) {
    console.error(USAGE);
    process.exit(2);
  }
  const { parts, filters } = options;
  const tallies: Tally[] = [];
  if (parts.includes('check')) tallies.push(await titled('Check', check));
  const projects = parts.includes('unit')
    ? parts.includes('server')
      ? []
      : ['--project=!server']
    : ['--project=server'];
  if (parts.includes('unit') || parts.includes('server'))
    tallies.push(await titled('Tests', () => runVitest(parts.join('-'), [...projects, ...filters])));
  if (parts.includes('journeys'))
    tallies.push(await titled('Page', page), await titled('Journeys', () => journeys(filters)));
  return sum(tallies);
}

/** Without its unit tests: the full run comes right after. */
const check = async () => stepTally(await runSteps(CHECK_STEPS, 2));

async function page(): Promise<Tally> {
  const steps = [
    { name: 'build the page', command: script('tools/build-page.ts') },
    { name: 'first load', command: script('tools/first-load.ts') },
  ];
  return stepTally(await runSteps(steps, 1));
}

async function journeys(filters: readonly string[]): Promise<Tally> {
  try {
    ensureChromium();
  } catch (error) {
    console.error(`  ${(error as Error).message}`);
    return failure('journeys: no browser');
  }
  return runPlaywright(filters);
}

async function titled(title: string, work: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${title}`);
  const from = performance.now();
  const tally = await work();
  console.log(`  ${tallyLine(tally)} (${Math.round((performance.now() - from) / 1000)} s)`);
  return tally;
}

const tally = await testAll();
for (const name of tallyNames(tally)) console.log(name);
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed ? 1 : 0;
