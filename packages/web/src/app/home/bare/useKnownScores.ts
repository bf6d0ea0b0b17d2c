import type { UserInfo } from '@ninefold/contract/identity';
import { scoresIn } from '@ninefold/core/score-fields';
import type { SkillScores } from '@ninefold/core/skills';
import { useQuery } from '@tanstack/react-query';
import { useMockScores } from '#features/planner/useMockScores.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { knownScores } from './known-scores.ts';

/** The scores of a learner, with estimates of full sets where nothing better is known. */
export function useKnownScores(me: UserInfo): SkillScores {
  const { data: attempts = [] } = useQuery(practiceQueries.lastAttempts());
  return knownScores(scoresIn('past_score', me), useMockScores(), attempts);
}
