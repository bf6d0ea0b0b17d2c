import type { Gaps } from '@ninefold/core/mistakes/today';
import { planRow } from '@ninefold/core/planner/plan-row';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill } from '@ninefold/core/skills';
import type { PlannerDeps } from './planner-deps.ts';
import { learnerOf } from './read-plan.ts';

/** How far each skill is from its target, as the plan's rows tell it; null without a plan or a score. */
export async function gapsOf(deps: PlannerDeps, userId: number): Promise<{ timeZone: string; gaps: Gaps }> {
  const learner = await learnerOf(deps, userId);
  const timeZone = learner.time_zone;
  if (!learner.is_done_learning_plan) return { timeZone, gaps: forEverySkill(() => null) };
  const mock = await deps.mock.lastMockScores(deps.db, userId);
  const scores = { targets: scoresIn('target_score', learner), past: scoresIn('past_score', learner), mock };
  return { timeZone, gaps: forEverySkill((skill) => planRow(skill, scores).gap) };
}
