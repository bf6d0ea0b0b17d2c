import type { UserInfo } from '@ninefold/contract/identity';
import { overallScore } from '@ninefold/core/bands/past-scores';
import { currentScore, type PlanRow, planRows } from '@ninefold/core/planner/plan-row';
import { forEverySkill } from '@ninefold/core/skills';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { planOf } from '../plan-draft-state.ts';
import { useMockScores } from '../useMockScores.ts';

type Standing = {
  rows: PlanRow[];
  /** null without any score. */
  overall: number | null;
  target: number;
  /** The skill with the largest gap among those that can be practised, where there is one. */
  weakest: PlanRow | undefined;
};

/** The current scores of a learner with a saved plan. */
export function useStanding(me: UserInfo): Standing {
  const mobile = useBreakpoint() === 'mobile';
  const mock = useMockScores();
  const { past, targets } = planOf(me, 1).draft;
  const rows = planRows({ targets, past, mock }, mobile);
  const [weakest] = rows.filter(({ gap, action }) => gap && action).sort((a, b) => (b.gap ?? 0) - (a.gap ?? 0));
  const current = forEverySkill((skill) => currentScore(past[skill], mock[skill]));
  return { rows, overall: overallScore(current), target: me.target_score, weakest };
}
