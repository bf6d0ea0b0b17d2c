import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { scoresIn } from '@ninefold/core/score-fields';
import type { SkillScores } from '@ninefold/core/skills';

export type PosterFacts = Output<Contract['student']['getPlanPoster']>;

export const targetsOf = (facts: PosterFacts): SkillScores => scoresIn('target_score', facts);

export const currentOf = (facts: PosterFacts): SkillScores => scoresIn('current_score', facts);
