import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { SkillScores } from '@ninefold/core/skills';

export type PosterFacts = Output<Contract['student']['getPlanPoster']>;

export const targetsOf = (facts: PosterFacts): SkillScores => ({
  listening: facts.target_score_listen,
  reading: facts.target_score_read,
  writing: facts.target_score_write,
  speaking: facts.target_score_speak,
});

export const currentOf = (facts: PosterFacts): SkillScores => ({
  listening: facts.current_score_listen,
  reading: facts.current_score_read,
  writing: facts.current_score_write,
  speaking: facts.current_score_speak,
});
