import { TASK_CONDITIONS } from '@ninefold/core/economy/tasks';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { tasksOf } from '../tasks/tasks.ts';
import { guestMergeRepo } from './merge-guest.repo.ts';

/**
 * A guest has no coins, but what a guest did was really done: it goes to the account and counts for its tasks. It does
 * not pay an invitation; that takes a practice of the registered learner.
 */
export const mergeGuestDeeds =
  (deps: Deps) =>
  async (tx: Db, guestId: number, userId: number): Promise<number> => {
    const moved = await guestMergeRepo(tx).moveDeeds(guestId, userId);
    if (moved > 0) await tasksOf(deps).settle(tx, userId, TASK_CONDITIONS);
    return moved;
  };
