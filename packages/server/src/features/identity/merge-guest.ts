import type { Db } from '../../db/db.ts';
import type { House } from '../../house.ts';
import { mergeGuestRepo } from './merge-guest.repo.ts';
import { endAllSessions } from './sessions.ts';

/** Gives a guest's work in one feature to the account, inside the login's transaction. `app.ts` lists them all. */
export type GuestMerger = (tx: Db, guestId: number, userId: number) => Promise<void>;

/** Once per guest; afterwards the guest's session is gone, so nothing more can gather there. */
export async function mergeGuest(
  house: House,
  tx: Db,
  guestId: number,
  userId: number,
  others: readonly GuestMerger[],
): Promise<boolean> {
  const repo = mergeGuestRepo(tx);
  if (!(await repo.claim(guestId, userId, house.now()))) return false;
  await repo.reownFiles(guestId, userId);
  await repo.reownTrackEvents(guestId, userId);
  for (const merge of others) await merge(tx, guestId, userId);
  await endAllSessions(tx, guestId);
  return true;
}
