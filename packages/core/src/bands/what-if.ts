import { hasScore, SKILLS, type Skill, type SkillScores } from '../skills.ts';
import { overallScore } from './past-scores.ts';

export type SingleRise = { skill: Skill; from: number; to: number; halfBands: number };

export type WhatIf =
  | { outcome: 'unknown' }
  | { outcome: 'reached'; overall: number }
  /** `rises`: each alone is enough, cheapest first. `halfBands`: how many are missing in all, spread as one likes. */
  | { outcome: 'missing'; overall: number; halfBands: number; rises: SingleRise[] };

/** Which one skill, raised alone, brings the overall to the goal. */
export function whatIf(scores: SkillScores, goal: number): WhatIf {
  const overall = overallScore(scores);
  if (overall === null || SKILLS.some((skill) => !hasScore(scores[skill]))) return { outcome: 'unknown' };
  if (overall >= goal) return { outcome: 'reached', overall };
  const rises = SKILLS.flatMap((skill) => riseOf(skill, scores, goal) ?? []).sort(cheaper);
  return { outcome: 'missing', overall, halfBands: missingHalfBands(scores, goal), rises };
}

function riseOf(skill: Skill, scores: SkillScores, goal: number): SingleRise | null {
  const from = scores[skill];
  for (let to = from + 0.5; to <= 9; to += 0.5) {
    if ((overallScore({ ...scores, [skill]: to }) ?? 0) >= goal) return { skill, from, to, halfBands: (to - from) * 2 };
  }
  return null;
}

/** Fewer half-bands first; among equals the lower score, which has more room to grow. */
const cheaper = (a: SingleRise, b: SingleRise) => a.halfBands - b.halfBands || a.from - b.from;

/** An average of four is rounded up from a quarter band below the goal: that sum, less what is there. */
function missingHalfBands(scores: SkillScores, goal: number): number {
  const halfBands = SKILLS.reduce((total, skill) => total + scores[skill] * 2, 0);
  return goal * 2 * SKILLS.length - 2 - halfBands;
}
