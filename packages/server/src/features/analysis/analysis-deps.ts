import type { Deps } from '#deps.ts';
import type { History } from '#features/history/history.service.ts';
import type { GoalsService } from '#features/identity/learners/goals.service.ts';
import type { Mistakes } from '#features/mistakes/mistakes.service.ts';
import type { Learning } from '#features/vocabulary/learning.service.ts';
import type { Writing } from '#features/writing/writing.service.ts';

export type AnalysisDeps = Pick<Deps, 'db' | 'now'> & {
  goals: Pick<GoalsService, 'find'>;
  history: Pick<History, 'spentSince' | 'bands'>;
  learning: Pick<Learning, 'daysSince'>;
  mistakes: Pick<Mistakes, 'mendedIn'>;
  essays: Pick<Writing['records'], 'scored'>;
};
