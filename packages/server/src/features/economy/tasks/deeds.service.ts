import type { Deed, DeedSkill } from '@ninefold/core/economy/deeds';
import { conditionOf } from '@ninefold/core/economy/tasks';
import type { Db } from '#db/db.ts';
import type { Invites } from '../invite/invites.service.ts';
import { deedsRepo } from './deeds.repo.ts';
import type { Tasks } from './tasks.service.ts';

/** `reference` names what was done (an attempt, a word): the same one again is the same deed. */
export type DoneDeed = {
  userId: number;
  deed: Deed;
  skill?: DeedSkill;
  reference: string;
  /** Of active time. */
  seconds?: number;
  /** A practice with work in it (`isRealPractice`), which alone pays an invitation. */
  isReal?: boolean;
  at: Date;
};
/** What the deed brought the learner: coins of tasks and of an invitation. `over_limit`: the coin cap left less. */
type DeedOutcome = { recorded: boolean; paid: number; over_limit: boolean };

export type Deeds = ReturnType<typeof deedsService>;

/** What learners really did. Called by the feature that saw it, inside its own transaction. */
export const deedsService = ({ tasks, invites }: { tasks: Tasks; invites: Invites }) => {
  return {
    recordDeed,
    recordDeeds,
    /** Oldest first. */
    deedsSince: (db: Db, userId: number, from: Date) => deedsRepo(db).since(userId, from),
    /** The last of each kind before a moment. */
    lastDeedsBefore: (db: Db, userId: number, before: Date) => deedsRepo(db).lastBefore(userId, before),
    /** Which of these references the learner did. */
    doneReferences: (db: Db, userId: number, deed: Deed, references: readonly string[]) =>
      deedsRepo(db).referencesOf(userId, deed, references),
  };

  /**
   * Once per reference; again it does nothing. Whatever the deed fulfils is paid here, in the same transaction: the
   * tasks that wait for it (the plan's coins are those of its task), and both sides of an invitation.
   */
  async function recordDeed(db: Db, done: DoneDeed): Promise<DeedOutcome> {
    const { userId, deed, isReal = false, at } = done;
    if ((await deedsRepo(db).insert([rowOf(done)])).length === 0)
      return { recorded: false, paid: 0, over_limit: false };
    const condition = conditionOf(deed);
    const task = condition ? await tasks.settle(db, userId, [condition], { at }) : { paid: 0, over_limit: false };
    const invited = deed === 'practice_completed' && isReal ? await invites.settle(db, userId, at) : null;
    if (invited)
      await recordDeed(db, { userId: invited.inviterId, deed: 'friend_invited', reference: String(userId), at });
    return {
      recorded: true,
      paid: task.paid + (invited?.paid ?? 0),
      over_limit: task.over_limit || (invited?.over_limit ?? false),
    };
  }

  /**
   * Each learner's in their order, as rounds of words have them: what a learner's fulfil together is paid once they are
   * all there.
   */
  async function recordDeeds(db: Db, done: readonly DoneDeed[]): Promise<void> {
    if (done.length === 0) return;
    const recorded = new Map<number, Set<Deed>>();
    for (const { user_id, deed } of await deedsRepo(db).insert(done.map(rowOf)))
      recorded.set(user_id, (recorded.get(user_id) ?? new Set()).add(deed));
    const due = [...recorded].flatMap(([userId, deeds]) => {
      const last = done.findLast((one) => one.userId === userId && deeds.has(one.deed));
      const conditions = [...deeds].flatMap((deed) => conditionOf(deed) ?? []);
      return last && conditions.length > 0 ? [{ userId, conditions, at: last.at }] : [];
    });
    if (due.length > 0) await tasks.settleAll(db, due);
  }
};

const rowOf = ({ userId, deed, skill, reference, seconds = 0, at }: DoneDeed) => ({
  user_id: userId,
  deed,
  skill: skill ?? null,
  reference,
  seconds,
  happened_at: at,
});
