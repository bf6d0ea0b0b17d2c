import { averageBand, BAND_STEP, HIGHEST_BAND } from '../bands/band.ts';
import { forEverySkill, type Skill, type SkillScores } from '../skills.ts';

export const LOWEST_TARGET = 4;
export const DEFAULT_TARGET = 6;

/** What the planner suggests before the learner has said anything. */
export const SUGGESTED_TARGETS: SkillScores = { listening: 6.5, reading: 6.5, writing: 5.5, speaking: 5.5 };

export const STRATEGIES = ['strengths', 'balanced'] as const;
export type Strategy = (typeof STRATEGIES)[number];
export const DEFAULT_STRATEGY: Strategy = 'strengths';

/** Nobody aims below what they already reached. */
export const lowestTarget = (past: number): number => Math.max(LOWEST_TARGET, past);

export function clampTarget(target: number, past: number): number {
  if (!Number.isFinite(target)) return Math.max(DEFAULT_TARGET, lowestTarget(past));
  return Math.min(HIGHEST_BAND, Math.max(lowestTarget(past), Math.round(target * 2) / 2));
}

/** "Play to strengths": listening and reading half a band above, writing and speaking half a band below. */
const STRENGTH: SkillScores = { listening: BAND_STEP, reading: BAND_STEP, writing: -BAND_STEP, speaking: -BAND_STEP };

export function strategyTargets(overall: number, strategy: Strategy, past: SkillScores): SkillScores {
  const shift = (skill: Skill) => (strategy === 'strengths' ? STRENGTH[skill] : 0);
  return forEverySkill((skill) => clampTarget(overall + shift(skill), past[skill]));
}

/** The overall is always the average of the four, never a number of its own. */
export const overallOf = (targets: SkillScores): number =>
  averageBand([targets.listening, targets.reading, targets.writing, targets.speaking]) ?? DEFAULT_TARGET;

/** Which targets are not half bands between the lowest allowed and nine. */
export const wrongTargets = (targets: SkillScores, past: SkillScores): Skill[] =>
  (Object.keys(targets) as Skill[]).filter((skill) => clampTarget(targets[skill], past[skill]) !== targets[skill]);
