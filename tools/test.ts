import { type PartOfRun, partsOf, sumOf } from './parts.ts';
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

const rows: { title: string; seconds: number; counts: string }[] = [];
const outcomes: Outcome[] = [];
for (const part of partsOf(options)) outcomes.push(await timed(part));

async function timed({ title, work }: PartOfRun): Promise<Outcome> {
  console.log(`\n${title}`);
  const from = performance.now();
  const outcome = await work();
  const row = { title, seconds: (performance.now() - from) / 1000, counts: tallyLine(outcome.tally) };
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

const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
console.log('\nSteps');
for (const row of [...rows, { title: 'all', seconds, counts: '' }]) console.log(line(row));
for (const name of tallyNames(tally)) console.log(name);
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed ? 1 : 0;
