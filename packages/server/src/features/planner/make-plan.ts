import { historyBefore, nothingOwed, offersTheSame, replan } from '@ninefold/core/planner/schedule/replan';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { addDays, type Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import {
  areSameScores,
  asksForTheSame,
  currentScores,
  deedsWithHistory,
  todayOf,
  type Wanted,
  wantedBy,
} from './days.ts';
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
  if (asksForThis(latest, wanted, today) && areSameScores(latest.inputs.current, current))
    return offersTheSame(latest.inputs, wanted.closed) ? latest : goOn(deps, tx, learner, latest, wanted);
  const deeds = await deedsWithHistory(deps, tx, learner, addDays(today, -FORTNIGHT));
  const inputs: PlanInputs = { ...wanted, current, from: today, ...historyBefore(today, deeds), ...nothingOwed() };
  return write(deps, tx, learner.id, { inputs, replanned: null }, today);
}

/**
 * The plan in force today. The first visit of a day compares the days since the last one with what was done, and
 * gives what was missed to the days ahead; every later visit only reads.
 */
export async function planOfToday(deps: PlannerDeps, learner: Learner): Promise<StudyPlanRow | null> {
  const wanted = wantedBy(deps, learner);
  if (!wanted) return null;
  const today = todayOf(deps, learner);
  const latest = await plannerRepo(deps.db).latestPlan(learner.id);
  if (asksForThis(latest, wanted, today) && isUpToDate(latest, wanted, today)) return latest;
  return deps.db.transaction((tx) => firstVisit(deps, tx, learner.id));
}

async function firstVisit(deps: PlannerDeps, tx: Db, userId: number): Promise<StudyPlanRow | null> {
  const learner = await deps.goals.lock(tx, userId);
  const wanted = learner ? wantedBy(deps, learner) : null;
  if (!learner || !wanted) return null;
  const today = todayOf(deps, learner);
  const latest = await plannerRepo(tx).latestPlan(userId);
  if (!asksForThis(latest, wanted, today)) return planAnew(deps, tx, learner);
  return isUpToDate(latest, wanted, today) ? latest : goOn(deps, tx, learner, latest, wanted);
}

/** The same wishes on another day, or with other pages: what was missed and what is still owed go along. */
async function goOn(deps: PlannerDeps, tx: Db, learner: Learner, latest: StudyPlanRow, { closed }: Wanted) {
  const today = todayOf(deps, learner);
  const fortnightAgo = addDays(today, -FORTNIGHT);
  const from = latest.checked_to < fortnightAgo ? latest.checked_to : fortnightAgo;
  const deeds = await deedsWithHistory(deps, tx, learner, from);
  const current = await currentScores(deps, tx, learner);
  const anew = replan(latest.inputs, { today, deeds, current, checkedTo: latest.checked_to, closed });
  if (anew) return write(deps, tx, learner.id, anew, today);
  await plannerRepo(tx).markChecked(latest, addDays(today, -1));
  return latest;
}

/** Made for what the learner asks for, and begun: a move to another time zone can put its first day ahead again. */
const asksForThis = (plan: StudyPlanRow | undefined, wanted: Wanted, today: Day): plan is StudyPlanRow =>
  plan !== undefined && plan.planned_from <= today && asksForTheSame(plan.inputs, wanted);

/** After the exam nothing moves any more. */
const isUpToDate = (plan: StudyPlanRow, { closed }: Wanted, today: Day): boolean =>
  plan.inputs.exam < today || (offersTheSame(plan.inputs, closed) && isChecked(plan, today));

const isChecked = ({ checked_to }: StudyPlanRow, today: Day) => checked_to >= addDays(today, -1);

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
