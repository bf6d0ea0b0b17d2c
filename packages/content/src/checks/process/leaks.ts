import type { PackView } from '../../pack-view.ts';
import { ENOUGH_TO_JUDGE, SKILLS, solverReport } from '../../solvers/report.ts';
import type { PackCheck } from '../check-list.ts';

/** A learner must not be able to score without understanding. Over a pack only: one paper is too short to judge. */

const MANIFEST = 'pack.yaml';

type Tricks = Pick<ReturnType<typeof solverReport>, 'rows' | 'runs'>;

const solverCheck = (name: string, part: (view: PackView) => Tricks): PackCheck => ({
  name,
  level: 'warning',
  lookAll: (view) =>
    part(view)
      .rows.filter(({ within, asked }) => !within && asked >= ENOUGH_TO_JUDGE)
      .map(({ solver, score, asked, chance, low, high }) => ({
        file: MANIFEST,
        where: '',
        what: `"${solver}" scores ${score.toFixed(1)} of ${asked}, chance is ${chance.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
      })),
});

const runsCheck = (name: string, part: (view: PackView) => Tricks): PackCheck => ({
  name,
  level: 'warning',
  lookAll: (view) => {
    const { pairs, equal, expected, z, within } = part(view).runs;
    if (within || pairs < ENOUGH_TO_JUDGE) return [];
    const what = `${equal} of ${pairs} neighbouring keys are equal, ${expected.toFixed(1)} would be (z ${z.toFixed(1)})`;
    return [{ file: MANIFEST, where: '', what }];
  },
});

/** Over the pack, and over each skill alone: what one gives away must not hide behind the other. */
export const leakChecks = [
  solverCheck('solver-chance', solverReport),
  runsCheck('key-runs', solverReport),
  ...SKILLS.flatMap((skill) => [
    solverCheck(`solver-chance-${skill}`, (view) => solverReport(view).skills[skill]),
    runsCheck(`key-runs-${skill}`, (view) => solverReport(view).skills[skill]),
  ]),
];
