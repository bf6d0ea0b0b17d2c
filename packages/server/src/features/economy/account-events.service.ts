import { TASK_CONDITIONS } from '@ninefold/core/economy/tasks';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Place } from '#features/identity/learners/learners.service.ts';
import type { Coins } from './coins/coins.service.ts';
import { guestMergeRepo } from './coins/merge-guest.repo.ts';
import type { Invites } from './invite/invites.service.ts';
import type { Deeds } from './tasks/deeds.service.ts';
import type { Tasks } from './tasks/tasks.service.ts';

type Uses = Pick<Deps, 'now'> & { coins: Coins; invites: Invites; deeds: Deeds; tasks: Tasks };

/** What the economy does when something happens to an account, inside the transaction in which it happens. */
export const accountEventsService = ({ now, coins, invites, deeds, tasks }: Uses) => ({
  async registered(tx: Db, userId: number, inviteCode: string, from: Place): Promise<void> {
    await coins.openWallet(tx, userId);
    if (inviteCode) await invites.bind(tx, userId, inviteCode, from);
  },

  /** A deed the first time only: changing the number is no second one. */
  async mobileBound(tx: Db, userId: number): Promise<void> {
    await deeds.recordDeed(tx, { userId, deed: 'mobile_bound', reference: 'mobile', at: now() });
  },

  /**
   * A guest has no coins, but what a guest did was really done: it goes to the account and counts for its tasks. It
   * does not pay an invitation; that takes a practice of the registered learner.
   */
  async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
    const moved = await guestMergeRepo(tx).moveDeeds(guestId, userId);
    if (moved > 0) await tasks.settle(tx, userId, TASK_CONDITIONS);
    return moved;
  },
});
