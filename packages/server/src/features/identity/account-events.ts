import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import type { GuestMerger } from './guest/merge-guest.ts';
import type { Place } from './learners/learners.service.ts';

/**
 * What other features do when something happens to an account, each inside the transaction in which it happens.
 * Identity knows none of them: `services.ts` says who listens.
 */
export type AccountEvents = {
  /** `inviteCode` is empty when the learner came without one. */
  registered(tx: Db, userId: number, inviteCode: string, from: Place): Promise<void>;
  mobileBound(tx: Db, userId: number): Promise<void>;
  guestMerged: readonly GuestMerger[];
  /** Has a school put the number of this account on its list? */
  hasOffer(userId: number): Promise<boolean>;
  /** After a log-in: sets the cookie of the school that the learner is in. */
  loggedIn(caller: Caller, userId: number): Promise<void>;
};

export type IdentityDeps = Deps & { events: AccountEvents };
