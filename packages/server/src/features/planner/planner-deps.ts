import type { Deps } from '#deps.ts';
import type { Coins } from '#features/economy/coins/coins.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { Identity } from '#features/identity/identity.service.ts';
import type { GoalsService, LearnerGoals } from '#features/identity/learners/goals.service.ts';
import type { Mock } from '#features/mock/mock.service.ts';

export type PlannerDeps = Deps & {
  identity: Pick<Identity, 'getInfo'>;
  goals: GoalsService;
  deeds: Deeds;
  coins: Coins;
  mock: Mock;
};

export type Learner = LearnerGoals;
