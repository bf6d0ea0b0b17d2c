import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { reownFiles } from '#storage/files.service.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { mergeGuestRepo } from './merge-guest.repo.ts';

/**
 * Gives a guest's work in one feature to the account, inside the login's transaction, and tells how many things
 * the learner would have missed. `services.ts` lists them all.
 */
export type GuestMerger = (tx: Db, guestId: number, userId: number) => Promise<number>;

/**
 * Once per guest; afterwards the guest's session is gone, so nothing more can gather there.
 * True only when something came along: a guest who did nothing is not told that their practice did.
 */
export async function mergeGuest(
  deps: Deps,
  tx: Db,
  guestId: number,
  userId: number,
  others: readonly GuestMerger[],
): Promise<boolean> {
  if (!(await mergeGuestRepo(tx).claim(guestId, userId, deps.now()))) return false;
  let moved = await reownFiles(tx, guestId, userId);
  for (const merge of others) moved += await merge(tx, guestId, userId);
  await endAllSessions(tx, guestId);
  return moved > 0;
}
