import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { knownDevicesRepo } from '../sessions/known-devices.repo.ts';
import { hashOfAddress, hashOfDevice } from '../sessions/known-devices.ts';
import { type LearnerFacts, learnersRepo } from './learners.repo.ts';

/** A browser by its cookie, and the address it came from. */
export type Place = { device: string; ip: string };

export type { LearnerFacts };
export type Learners = ReturnType<typeof learnersService>;

/** What other features may know about a learner. Every question joins the transaction of whoever asks. */
export const learnersService = () => ({
  find: (db: Db, userId: number): Promise<LearnerFacts | undefined> => learnersRepo(db).find(userId),

  organisationOf: async (db: Db, userId: number): Promise<number | null> =>
    (await learnersRepo(db).find(userId))?.organisation ?? null,

  timeZoneOf: async (db: Db, userId: number): Promise<string | undefined> =>
    (await learnersRepo(db).find(userId))?.time_zone,

  /** The account a guest became by logging in; null for everybody else. */
  mergedInto: (db: Db, userId: number): Promise<number | null> => learnersRepo(db).mergedInto(userId),

  /** What was kept on a device counts for whoever gave it, and for the account a guest became. */
  async refuseOthers(db: Db, userId: number, by = userId): Promise<void> {
    const { mergedInto } = learnersRepo(db);
    if ((await mergedInto(userId)) !== null) throw new AppError('not_logged_in');
    if (by !== userId && (await mergedInto(by)) !== userId) throw new AppError('forbidden');
  },

  async namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = ids.length ? await learnersRepo(db).names([...ids]) : [];
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  ownerOfInviteCode: (db: Db, code: string): Promise<number | undefined> => learnersRepo(db).ownerOfInviteCode(code),

  /** Did this learner log in on this very device, from this address? */
  wasAt: (db: Db, userId: number, { device, ip }: Place): Promise<boolean> =>
    knownDevicesRepo(db).wasAt(userId, hashOfDevice(device), hashOfAddress(ip)),

  /** Whom an operator means; several when the name fits several. */
  called: (db: Db, who: string) => learnersRepo(db).called(who),
});
