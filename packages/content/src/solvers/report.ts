import { type PackView, papersOf } from '../pack-view.ts';
import { type Score, scoreOf, within } from './chance.ts';
import { type Choice, choicesOfPaper } from './choices.ts';
import { boundsOfHabit } from './habits.ts';
import { keyRows, type Runs, runsOf } from './runs.ts';
import { guessesOf, SOLVERS } from './solvers.ts';

export type SolverRow = Score & { solver: string };

export const SKILLS = ['reading', 'listening'] as const;
type Tricks = { rows: SolverRow[]; runs: Runs };

/**
 * What each solver scores over a pack, over each skill (a trick that works in one must not hide behind the other), and
 * in which papers it did best. Retired papers tempt nobody.
 */
type SolverReport = Tricks & {
  skills: Record<(typeof SKILLS)[number], Tricks>;
  papers: { id: string; rows: SolverRow[] }[];
};

/** Fewer questions than this prove nothing. */
export const ENOUGH_TO_JUDGE = 12;

const reports = new WeakMap<PackView, SolverReport>();

export function solverReport(view: PackView): SolverReport {
  const known = reports.get(view);
  if (known) return known;
  const report = solve(view);
  reports.set(view, report);
  return report;
}

function solve(view: PackView): SolverReport {
  const papers = papersOf(view)
    .map(({ item }) => item)
    .filter(({ status }) => status !== 'retired');
  const all = papers.flatMap(choicesOfPaper);
  const tricksOf = (choices: readonly Choice[]): Tricks => ({
    rows: judgedRows(choices),
    runs: runsOf(keyRows(choices)),
  });
  const ofSkill = (skill: string) => tricksOf(all.filter(({ paper }) => paper.kind === skill));
  return {
    ...tricksOf(all),
    skills: { reading: ofSkill('reading'), listening: ofSkill('listening') },
    papers: papers.map((paper) => ({
      id: paper.id,
      rows: rowsOf(
        all.filter((choice) => choice.paper === paper),
        all,
      ),
    })),
  };
}

/** Over a pack or a skill a habit is held against what habits bring; single papers are only told. */
function judgedRows(choices: readonly Choice[]): SolverRow[] {
  return rowsOf(choices, choices).map((row) => {
    const solver = SOLVERS.find(({ name }) => name === row.solver);
    if (!solver?.habit) return row;
    return { ...row, ...within({ ...row, ...boundsOfHabit(choices.filter(solver.fits), solver.habit) }) };
  });
}

const rowsOf = (choices: readonly Choice[], all: readonly Choice[]): SolverRow[] =>
  SOLVERS.map((solver) => ({ solver: solver.name, ...scoreOf(guessesOf(solver, choices, all)) })).filter(
    ({ asked }) => asked > 0,
  );
