import { averageBand, BAND_STEP, HIGHEST_BAND } from '../bands/band.ts';
import { overallScore } from '../bands/past-scores.ts';
import { forEverySkill, hasScore, SKILLS, type Skill, type SkillScores } from '../skills.ts';

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

const shiftOf = (skill: Skill, strategy: Strategy): number => (strategy === 'strengths' ? STRENGTH[skill] : 0);

/** Balanced: all four equal to the overall, but a skill whose past score is higher keeps it. */
export const strategyTargets = (overall: number, strategy: Strategy, past: SkillScores): SkillScores =>
  forEverySkill((skill) => clampTarget(overall + shiftOf(skill, strategy), past[skill]));

/** Skills that a strategy leaves where they are, because their past score is higher than what it asks for. */
export const heldByPast = (overall: number, strategy: Strategy, past: SkillScores): Skill[] =>
  SKILLS.filter((skill) => hasScore(past[skill]) && past[skill] > overall + shiftOf(skill, strategy));

/** What to aim at before the learner has said anything: half a band more than last time, and the default at least. */
export function suggestedAim(past: SkillScores): number {
  const before = overallScore(past);
  return before === null ? DEFAULT_TARGET : Math.min(HIGHEST_BAND, Math.max(DEFAULT_TARGET, before + BAND_STEP));
}

/** The strategy whose targets these are; none once single skills were changed. */
export const strategyOf = (targets: SkillScores, overall: number, past: SkillScores): Strategy | null =>
  STRATEGIES.find((strategy) => {
    const ofStrategy = strategyTargets(overall, strategy, past);
    return SKILLS.every((skill) => ofStrategy[skill] === targets[skill]);
  }) ?? null;

/** The overall is always the average of the four, never a number of its own. */
export const overallOf = (targets: SkillScores): number =>
  averageBand([targets.listening, targets.reading, targets.writing, targets.speaking]) ?? DEFAULT_TARGET;

/** Which targets are not half bands between the lowest allowed and nine. */
export const wrongTargets = (targets: SkillScores, past: SkillScores): Skill[] =>
  (Object.keys(targets) as Skill[]).filter((skill) => clampTarget(targets[skill], past[skill]) !== targets[skill]);
