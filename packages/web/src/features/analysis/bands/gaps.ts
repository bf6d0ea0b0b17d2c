import type { SkillBands } from '../analysis.queries.ts';
import type { BandSkill } from '../analysis-search.ts';

/** The latest first attempt, or the latest repeat where there is no other. */
export function standingOf({ points }: Pick<SkillBands, 'points'>): SkillBands['points'][number] | null {
  return points.findLast(({ repeat }) => repeat === 0) ?? points.at(-1) ?? null;
}

/** How far the latest estimate is from the target; null without one of the two. */
export function gapOf(of: Pick<SkillBands, 'points' | 'target'>): number | null {
  const standing = standingOf(of);
  return standing && of.target > 0 ? Math.max(0, of.target - standing.band) : null;
}

/** The page opens where most is missing; without any estimate at the first skill. */
export function furthestOf(skills: readonly SkillBands[]): BandSkill {
  const [first] = [...skills].sort((a, b) => (gapOf(b) ?? -1) - (gapOf(a) ?? -1));
  return first?.skill ?? 'listening';
}
