import { LOWEST_TARGET, overallOf, type Strategy, strategyTargets } from '@ninefold/core/planner/targets';
import type { SkillScores } from '@ninefold/core/skills';

const AIMS = Array.from({ length: 11 }, (_, step) => LOWEST_TARGET + step / 2);

/**
 * The targets of a strategy whose average is nearest to the overall that the slider was moved to. Past scores raise
 * single targets, so an aim of 7 may average 7.5; without this search the thumb would jump away from the finger.
 */
export function targetsReaching(overall: number, strategy: Strategy, past: SkillScores): SkillScores {
  const ways = AIMS.map((aim) => strategyTargets(aim, strategy, past));
  const distance = (targets: SkillScores) => Math.abs(overallOf(targets) - overall);
  const exact = strategyTargets(overall, strategy, past);
  return ways.reduce((best, targets) => (distance(targets) < distance(best) ? targets : best), exact);
}
