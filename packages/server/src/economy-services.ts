import type { Deps } from './deps.ts';
import { accountEventsService } from './features/economy/account-events.service.ts';
import { purchasesService } from './features/economy/coins/purchases.service.ts';
import { economyService } from './features/economy/economy.service.ts';
import { invitesService } from './features/economy/invite/invites.service.ts';
import { signInService } from './features/economy/sign-in/sign-in.service.ts';
import { deedsService } from './features/economy/tasks/deeds.service.ts';
import { taskCatalogue } from './features/economy/tasks/task-catalogue.ts';
import { tasksService } from './features/economy/tasks/tasks.service.ts';
import type { Membership } from './features/membership/membership.service.ts';
import type { OperatorServices } from './operator-services.ts';

/** Coins and what brings and costs them, built once like every other service. */
export function buildEconomy(deps: Deps, { content, coins, learners }: OperatorServices, membership: Membership) {
  const catalogue = taskCatalogue({ ...deps, content });
  const tasks = tasksService({ ...deps, coins, learners, taskCatalogue: catalogue });
  const invites = invitesService({ ...deps, coins, learners });
  const deeds = deedsService({ tasks, invites });
  const purchases = purchasesService({ ...deps, coins, membership });
  const signIn = signInService({ ...deps, coins, tasks, learners });
  return {
    taskCatalogue: catalogue,
    tasks,
    invites,
    deeds,
    purchases,
    signIn,
    accountEvents: accountEventsService({ ...deps, coins, invites, deeds, tasks }),
    economy: economyService({ ...deps, purchases, signIn, tasks, learners, taskCatalogue: catalogue }),
  };
}
