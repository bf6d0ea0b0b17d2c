import type { Deed, DeedSkill } from '@ninefold/core/deeds';
import type { Db } from '../../db/db.ts';
import type { House } from '../../house.ts';
import { deedsRepo } from './deeds.repo.ts';

/** `reference` names what was done (an attempt, a word): the same one again is the same deed. */
export type DoneDeed = {
  userId: number;
  deed: Deed;
  skill?: DeedSkill;
  reference: string;
  /** Of active time. */
  seconds?: number;
  at: Date;
};
/** What the deed brought the learner: coins of tasks and of an invitation. `over_limit`: the coin cap left less. */
export type DeedOutcome = { recorded: boolean; paid: number; over_limit: boolean };

/** What learners really did. Called by the feature that saw it, inside its own transaction. */
export const deedsService = (_house: House) => ({
  async recordDeed(db: Db, { userId, deed, skill, reference, seconds = 0, at }: DoneDeed): Promise<DeedOutcome> {
    const row = { user_id: userId, deed, skill: skill ?? null, reference, seconds, happened_at: at };
    const recorded = await deedsRepo(db).insert(row);
    return { recorded, paid: 0, over_limit: false };
  },

  /** Oldest first. */
  deedsSince: (db: Db, userId: number, from: Date) => deedsRepo(db).since(userId, from),
});
