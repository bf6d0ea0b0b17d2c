import { noScores } from '@ninefold/core/bands/past-scores';
import { mockScoresIn } from '@ninefold/core/score-fields';
import type { SkillScores } from '@ninefold/core/skills';
import { useQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from '#session/session.ts';
import { plannerQueries } from './planner.queries.ts';

/** Asked for only when logged in; until the answer is there, and for guests, there are none. */
export function useMockScores(): SkillScores {
  return scoresOf(useLastMock());
}

export function useLastMock() {
  const loggedIn = useIsLoggedIn();
  return useQuery({ ...plannerQueries.lastMock(), enabled: loggedIn }).data;
}

const scoresOf = (mock: ReturnType<typeof useLastMock>): SkillScores => (mock ? mockScoresIn(mock) : noScores());
