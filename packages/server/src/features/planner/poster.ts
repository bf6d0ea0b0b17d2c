import type { ParsedInput } from '@ninefold/contract/call';
import type { studentPlan } from '@ninefold/contract/planner';
import { daysToExam } from '@ninefold/core/planner/countdown';
import { type PosterPayload, posterPayload } from '@ninefold/core/planner/poster';
import { scoreFields, scoresIn } from '@ninefold/core/score-fields';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import { currentScores } from './days.ts';
import type { Learner, PlannerDeps } from './planner-deps.ts';

type Sent = ParsedInput<(typeof studentPlan)['getPlanPoster']>;

/**
 * The payload names the plan the page has before it; the answer is the saved plan. Both readings of the reading
 * target are taken, because a page loaded before the setting was changed still sends the other one.
 */
export async function planPoster(
  deps: PlannerDeps,
  learner: Learner,
  who: { name: string; inviteCode: string },
  sent: Sent,
) {
  if (!learner.is_done_learning_plan || !learner.exam_date) throw new AppError('not_found');
  const targets = scoresIn('target_score', learner);
  const plan = { examDate: secondsOf(learner.exam_date), overall: learner.target_score, targets };
  const known = [true, false].some((posterReadBug) => isSame(posterPayload(plan, { posterReadBug }), sent));
  if (!known) throw new AppError('conflict');
  return {
    name: who.name,
    ...posterPayload(plan, { posterReadBug: false }),
    days_left: daysToExam(plan.examDate, secondsOf(deps.now())),
    ...scoreFields('current_score', await currentScores(deps, deps.db, learner)),
    link: linkOf(deps.settings.PUBLIC_URL, who.inviteCode),
  };
}

const isSame = (payload: PosterPayload, sent: Sent) =>
  (Object.keys(payload) as (keyof PosterPayload)[]).every((field) => payload[field] === sent[field]);

function linkOf(site: string, inviteCode: string): string {
  if (!site) return '';
  const home = site.replace(/\/$/, '');
  return inviteCode ? `${home}/#/login?invite=${inviteCode}` : home;
}
