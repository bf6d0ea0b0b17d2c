import { localDay } from '@ninefold/core/time/local-day';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners, Place } from '#features/identity/learners/learners.service.ts';
import type { Coins } from '../coins/coins.service.ts';
import { invitesRepo } from './invites.repo.ts';

export type Invites = ReturnType<typeof invitesService>;

/** Whose code a new learner came with, and what both sides get for it. */
export const invitesService = (deps: Pick<Deps, 'settings' | 'now'> & { coins: Coins; learners: Learners }) => {
  const { settings, coins, learners } = deps;
  return { bind, settle };

  /** At registration only, so an inviter is always the older one: nobody can invite themselves, directly or in a circle. */
  async function bind(
    db: Db,
    inviteeId: number,
    code: string,
    from: Place | null = null,
    at: Date = deps.now(),
  ): Promise<void> {
    const repo = invitesRepo(db);
    const inviterId = await learners.ownerOfInviteCode(db, code.toUpperCase());
    // An unknown code is no reason to refuse a registration.
    if (!inviterId) return;
    // Somebody who registers on the inviter's own device and line is the inviter, or cannot be told from them.
    if (from && (await learners.wasAt(db, inviterId, from))) return;
    const seq = await repo.nextFriend(inviterId);
    if (seq) await repo.insert({ inviter_id: inviterId, invitee_id: inviteeId, seq, bound_at: at });
  }

  /** The invitee's first real practice pays both sides, once; null when there is nothing to pay. */
  async function settle(db: Db, inviteeId: number, at: Date) {
    const repo = invitesRepo(db);
    const invite = await repo.lockUnpaid(inviteeId);
    if (!invite) return null;
    const { inviterId } = invite;
    // This also makes the inviter's friends take turns: whoever finishes at the same moment counts after this one.
    await coins.lock(db, inviterId);
    // The site's day, not the inviter's: whoever changes their time zone must not get a second one.
    const day = localDay(at, settings.DEFAULT_TIME_ZONE);
    const within = (await repo.paidOn(inviterId, day, settings.INVITES_PER_DAY)) < settings.INVITES_PER_DAY;
    const pay = (userId: number, reason: 'invited_friend' | 'invited_by_friend', other: number) =>
      coins.reward(db, {
        userId,
        coins: settings.INVITE_POINTS,
        reason,
        reference: String(other),
        key: `invite:${inviteeId}:${reason}`,
        at,
      });
    const inviter = within ? await pay(inviterId, 'invited_friend', inviteeId) : { paid: 0 };
    const invitee = await pay(inviteeId, 'invited_by_friend', inviterId);
    await repo.markPaid(inviteeId, { at, day: within ? day : null, coins: inviter.paid });
    return { inviterId, ...invitee };
  }
};
