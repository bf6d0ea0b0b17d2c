import { noScores } from '@ninefold/core/bands/past-scores';
import type { SkillScores } from '@ninefold/core/skills';

/** A guest has no targets. */
export const targetsOf = (targets: SkillScores | null): SkillScores => targets ?? noScores();
