import { randomUUID } from 'node:crypto';
import { type PartOfRun, roundsOf, sumOf } from './parts.ts';
import type { Outcome } from './runners.ts';
import { overBudget } from './tally/budgets.ts';
import { tallyLine, tallyNames, withUnsteadyLimit } from './tally/tally.ts';
import { readTestOptions, USAGE } from './test-options.ts';

/** `npm test`: everything, from the format of a line to a learner's way through a real browser. */

const options = readTestOptions(process.argv.slice(2));
if (!options) {
  console.error(USAGE);
  process.exit(2);
}

/** What is made for tests from the code as it is now (a compiled server) is made once in this run. */
process.env.TEST_RUN = randomUUID();

const rows: { title: string; seconds: number; counts: string }[] = [];
const outcomes: Outcome[] = [];
const from = performance.now();
for (const round of roundsOf(options)) outcomes.push(...(await Promise.all(round.map(timed))));
// Not the sum of its parts: some run beside each other.
const seconds = (performance.now() - from) / 1000;

async function timed({ title, work }: PartOfRun): Promise<Outcome> {
  console.log(`\n${title}`);
  const begun = performance.now();
  const outcome = await work();
  const row = { title, seconds: (performance.now() - begun) / 1000, counts: tallyLine(outcome.tally) };
  console.log(line(row));
  rows.push(row);
  return outcome;
}

function line({ title, seconds, counts }: (typeof rows)[number]): string {
  return `  ${title.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s  ${counts}`.trimEnd();
}

const all = sumOf(outcomes);
const tally = withUnsteadyLimit(all.tally);
const over = overBudget(all.spent);
if (over.length)
  console.log(`\nOver the budget of a feature (CONTRIBUTING.md)\n${over.map((one) => `  ${one}`).join('\n')}`);

console.log('\nSteps');
for (const row of [...rows, { title: 'all', seconds, counts: '' }]) console.log(line(row));
for (const name of tallyNames(tally)) console.log(name);
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed ? 1 : 0;
