import type { SpeakingCriterion } from '@ninefold/core/speaking/report';
import type { Day } from '@ninefold/core/time/day';
import type { Criterion } from '@ninefold/core/writing/error-kinds';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import type { Deps } from '#deps.ts';
import type { History } from '#features/history/history.service.ts';
import type { GoalsService } from '#features/identity/learners/goals.service.ts';

/**
 * What is asked of the features whose records are added up. They are described here and not taken from there: those
 * features report to the analysis, and an import back would be a circle.
 */
type Learning = {
  daysSince(userId: number, from: Day): Promise<{ day: Day; seconds: number; answers: number; recalled: number }[]>;
};
type Mistakes = { mendedIn(userId: number, week: Day): Promise<number> };
type ScoredEssay = {
  id: number;
  task: EssayTask;
  draft: number;
  score: number;
  bands: Record<Criterion, number>;
  at: Date;
};
type ScoredSitting = {
  id: number;
  part: number;
  score: number;
  bands: Record<SpeakingCriterion, number>;
  at: Date;
};
type Sittings = { scored(userId: number, limit: number): Promise<ScoredSitting[]> };
type Essays = { scored(userId: number, limit: number): Promise<ScoredEssay[]> };

export type AnalysisDeps = Pick<Deps, 'db' | 'now'> & {
  goals: Pick<GoalsService, 'find'>;
  history: Pick<History, 'spentSince' | 'bands'>;
  learning: Learning;
  mistakes: Mistakes;
  essays: Essays;
  sittings: Sittings;
};
