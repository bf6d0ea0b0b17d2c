import { viewOf } from '../pack-view.ts';
import { readPack } from '../read-pack.ts';
import { ENOUGH_TO_JUDGE, SKILLS, type SolverRow, solverReport } from '../solvers/report.ts';
import type { Runs } from '../solvers/runs.ts';

/** `solvers [pack …]`: what somebody scores who understands nothing. Exits with 1 when a trick works over a whole pack. */
export async function solversCommand(folders: string[]): Promise<number> {
  let leaks = 0;
  for (const folder of folders) {
    const { pack, complaints } = await readPack(folder);
    if (!pack) {
      console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
      return 1;
    }
    const { rows, runs, skills, papers } = solverReport(viewOf(pack));
    console.log(`${pack.manifest.id} ${pack.manifest.version}: solvers without understanding`);
    print('over the pack', { rows, runs });
    for (const skill of SKILLS) print(`${skill} alone`, skills[skill]);
    console.log('\n  papers where a trick does far better than chance (only reported: a paper is too short to judge)');
    for (const paper of papers)
      for (const row of paper.rows.filter(({ score, high }) => score > high))
        console.log(`  ${paper.id.padEnd(30)} ${line(row)}`);
    console.log('');
    leaks += rows.filter(leaking).length + (runs.within ? 0 : 1);
  }
  return leaks === 0 ? 0 : 1;
}

function print(title: string, { rows, runs }: { rows: SolverRow[]; runs: Runs }): void {
  if (rows.length === 0) return;
  console.log(`\n  ${title.padEnd(30)}   score  asked  chance  99.8 % of guessers`);
  for (const row of rows) console.log(`  ${line(row)}`);
  const { equal, pairs, expected, z, within } = runs;
  const verdict = within ? '' : '  NOT CHANCE';
  console.log(
    `  runs test: ${equal} of ${pairs} neighbouring keys are equal, ${expected.toFixed(1)} expected, z ${z.toFixed(2)}${verdict}`,
  );
}

const leaking = ({ within, asked }: SolverRow) => !within && asked >= ENOUGH_TO_JUDGE;

const line = (row: SolverRow) => {
  const { solver, score, asked, chance, low, high } = row;
  const interval = `${low.toFixed(1)} to ${high.toFixed(1)}`;
  const verdict = leaking(row) ? '  NOT CHANCE' : asked < ENOUGH_TO_JUDGE ? '  too few to judge' : '';
  return `${solver.padEnd(30)} ${score.toFixed(1).padStart(7)} ${String(asked).padStart(6)} ${chance.toFixed(1).padStart(7)}  ${interval}${verdict}`;
};
