import type { ParsedInput } from '@ninefold/contract/call';
import type { studentPlan } from '@ninefold/contract/planner';
import { pastScoresOf } from '@ninefold/core/bands/past-scores';
import { overallOf, wrongTargets } from '@ninefold/core/planner/targets';
import { scoreField, scoreFields, scoresIn } from '@ninefold/core/score-fields';
import { dayAt } from '@ninefold/core/time/day';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { todayOf } from './days.ts';
import { planAnew } from './make-plan.ts';
import type { Learner, PlannerDeps } from './planner-deps.ts';

export type PlanInput = ParsedInput<(typeof studentPlan)['updateLearningPlan']>;
type Paid = { points: number; over_limit: 0 | 1 };

/** However often it is pressed: the learner's row is locked, and only the press that completes the plan is paid. */
export async function savePlan(deps: PlannerDeps, userId: number, input: PlanInput): Promise<Paid> {
  return deps.db.transaction(async (tx) => {
    const learner = await deps.goals.lock(tx, userId);
    if (!learner) throw new AppError('not_logged_in');
    const plan = planOf(input);
    const wrong = wrongFields(plan, input.exam_date, learner, deps);
    if (wrong.length) throw new AppError('invalid_input', { fields: wrong });
    await deps.goals.save(tx, userId, plan);
    return complete(deps, tx, { ...learner, ...plan });
  });
}

/** The plan is saved: make its days, and pay for the first one. A guest is paid when the plan becomes an account's. */
export async function complete(deps: PlannerDeps, tx: Db, learner: Learner): Promise<Paid> {
  await deps.goals.save(tx, learner.id, { is_done_learning_plan: true });
  await planAnew(deps, tx, { ...learner, is_done_learning_plan: true });
  if (learner.is_done_learning_plan || learner.role !== 'student') return { points: 0, over_limit: 0 };
  const deed = { userId: learner.id, deed: 'plan_completed', reference: 'plan', at: deps.now() } as const;
  const task = await deps.deeds.recordDeed(tx, deed);
  const extra = task.recorded ? await payExtra(deps, tx, learner.id) : NOTHING;
  return { points: task.paid + extra.paid, over_limit: task.over_limit || extra.over_limit ? 1 : 0 };
}

const NOTHING = { paid: 0, over_limit: false };

/** The deed settles the task of the content pack; a site may add coins of its own. */
async function payExtra(deps: PlannerDeps, tx: Db, userId: number): Promise<{ paid: number; over_limit: boolean }> {
  const coins = deps.settings.PLAN_POINTS;
  if (coins === 0) return NOTHING;
  const why = { reason: 'plan_completed', reference: 'plan', key: `plan_completed:${userId}` } as const;
  return deps.coins.reward(tx, { userId, coins, ...why });
}

/** What is stored: whoever sits the exam for the first time has no past scores. */
function planOf({ exam_date, is_ielts, minutes_per_day, ...input }: PlanInput) {
  return {
    ...input,
    ...scoreFields('past_score', pastScoresOf(is_ielts, scoresIn('past_score', input))),
    is_ielts,
    exam_date: new Date(exam_date * 1000),
    ...(minutes_per_day !== undefined && { minutes_per_day }),
  };
}

function wrongFields(plan: ReturnType<typeof planOf>, examDate: number, learner: Learner, deps: PlannerDeps): string[] {
  const targets = scoresIn('target_score', plan);
  const wrong: string[] = wrongTargets(targets, scoresIn('past_score', plan)).map((skill) =>
    scoreField('target_score', skill),
  );
  if (plan.target_score !== overallOf(targets)) wrong.push('target_score');
  if (dayAt(examDate, learner.time_zone) < todayOf(deps, learner)) wrong.push('exam_date');
  return wrong;
}
