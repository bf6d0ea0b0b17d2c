import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session.queries.ts';

/**
 * First part of every key of the study plan. It stands here, below the features, because whatever a learner finishes
 * anywhere moves the plan.
 */
export const PLAN = 'plan';

/** The learner has finished something: coins and plan have moved. */
export function refetchProgress(client: QueryClient): void {
  void client.invalidateQueries(sessionQueries.points());
  void client.invalidateQueries({ queryKey: [PLAN] });
}
