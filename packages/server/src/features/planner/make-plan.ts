import { historyBefore, nothingOwed, replan } from '@ninefold/core/planner/schedule/replan';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { addDays, type Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import { areSameScores, asksForTheSame, currentScores, deedsWithHistory, todayOf, wantedBy } from './days.ts';
import { plannerRepo, type StudyPlanRow } from './planner.repo.ts';
import type { Learner, PlannerDeps } from './planner-deps.ts';

/** How far back the balance between the skills looks. */
const FORTNIGHT = 14;

/** After a save, inside its transaction: a plan that asks for the same stays as it is, with its past. */
export async function planAnew(deps: PlannerDeps, tx: Db, learner: Learner): Promise<StudyPlanRow | null> {
  const wanted = wantedBy(deps, learner);
  if (!wanted) return null;
  const repo = plannerRepo(tx);
  const today = todayOf(deps, learner);
  const current = await currentScores(deps, tx, learner);
  const latest = await repo.latestPlan(learner.id);
  if (isInForce(deps, latest, learner, today) && areSameScores(latest.inputs.current, current)) return latest;
  const deeds = await deedsWithHistory(deps, tx, learner, addDays(today, -FORTNIGHT));
  const inputs: PlanInputs = { ...wanted, current, from: today, ...historyBefore(today, deeds), ...nothingOwed() };
  return write(deps, tx, learner.id, { inputs, replanned: null }, today);
}

/**
 * The plan in force today. The first visit of a day compares the days since the last one with what was done, and
 * gives what was missed to the days ahead; every later visit only reads.
 */
export async function planOfToday(deps: PlannerDeps, learner: Learner): Promise<StudyPlanRow | null> {
  if (!wantedBy(deps, learner)) return null;
  const today = todayOf(deps, learner);
  const latest = await plannerRepo(deps.db).latestPlan(learner.id);
  if (isInForce(deps, latest, learner, today) && isChecked(latest, today)) return latest;
  return deps.db.transaction((tx) => firstVisit(deps, tx, learner.id));
}

async function firstVisit(deps: PlannerDeps, tx: Db, userId: number): Promise<StudyPlanRow | null> {
  const repo = plannerRepo(tx);
  const learner = await deps.goals.lock(tx, userId);
  if (!learner) return null;
  const today = todayOf(deps, learner);
  const latest = await repo.latestPlan(userId);
  if (!isInForce(deps, latest, learner, today)) return planAnew(deps, tx, learner);
  if (isChecked(latest, today)) return latest;

  const fortnightAgo = addDays(today, -FORTNIGHT);
  const from = latest.checked_to < fortnightAgo ? latest.checked_to : fortnightAgo;
  const deeds = await deedsWithHistory(deps, tx, learner, from);
  const current = await currentScores(deps, tx, learner);
  const anew = replan(latest.inputs, { today, deeds, current, checkedTo: latest.checked_to });
  if (anew) return write(deps, tx, userId, anew, today);
  await repo.markChecked(latest, addDays(today, -1));
  return latest;
}

/** Made for what the learner asks for, and begun: a move to another time zone can put its first day ahead again. */
function isInForce(
  deps: PlannerDeps,
  plan: StudyPlanRow | undefined,
  learner: Learner,
  today: Day,
): plan is StudyPlanRow {
  const wanted = wantedBy(deps, learner);
  return plan !== undefined && wanted !== null && plan.planned_from <= today && asksForTheSame(plan.inputs, wanted);
}

const isChecked = ({ checked_to, inputs }: StudyPlanRow, today: Day) =>
  checked_to >= addDays(today, -1) || inputs.exam < today;

type Made = Pick<StudyPlanRow, 'inputs' | 'replanned'>;

async function write(deps: PlannerDeps, tx: Db, userId: number, made: Made, today: Day): Promise<StudyPlanRow> {
  const plan = {
    user_id: userId,
    planned_from: today,
    ...made,
    checked_to: addDays(today, -1),
    created_at: deps.now(),
  };
  await plannerRepo(tx).writePlan(plan);
  return plan;
}
