import { ENOUGH_TO_JUDGE, solverReport } from '../../solvers/report.ts';
import type { PackCheck } from '../check-list.ts';

/** A learner must not be able to score without understanding. Over a pack only: one paper is too short to judge. */

const MANIFEST = 'pack.yaml';

const solvers: PackCheck = {
  name: 'solver-chance',
  level: 'warning',
  lookAll: (view) =>
    solverReport(view)
      .rows.filter(({ within, asked }) => !within && asked >= ENOUGH_TO_JUDGE)
      .map(({ solver, score, asked, chance, low, high }) => ({
        file: MANIFEST,
        where: '',
        what: `"${solver}" scores ${score.toFixed(1)} of ${asked}, chance is ${chance.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
      })),
};

const runs: PackCheck = {
  name: 'key-runs',
  level: 'warning',
  lookAll: (view) => {
    const { pairs, equal, expected, z, within } = solverReport(view).runs;
    if (within || pairs < ENOUGH_TO_JUDGE) return [];
    const what = `${equal} of ${pairs} neighbouring keys are equal, ${expected.toFixed(1)} would be (z ${z.toFixed(1)})`;
    return [{ file: MANIFEST, where: '', what }];
  },
};

export const leakChecks = [solvers, runs];
