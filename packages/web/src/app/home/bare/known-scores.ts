import { currentScore } from '@ninefold/core/planner/plan-row';
import { forEverySkill, hasScore, NONE, type SkillScores } from '@ninefold/core/skills';

type Attempt = { skill: string; state: string; band: number };

/**
 * What is known of a learner without a plan: the mock or the past score, else the estimate of the last full set. The
 * plan itself counts only the first two.
 */
export function knownScores(past: SkillScores, mock: SkillScores, attempts: readonly Attempt[]): SkillScores {
  return forEverySkill((skill) => {
    const current = currentScore(past[skill], mock[skill]);
    if (hasScore(current)) return current;
    return attempts.find((one) => one.skill === skill && one.state === 'marked' && hasScore(one.band))?.band ?? NONE;
  });
}
