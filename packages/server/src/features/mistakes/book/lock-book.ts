import type { Db } from '#db/db.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { bookRepo } from './book.repo.ts';

export type BookDeps = { learners: Pick<Learners, 'timeZoneOf' | 'mergedInto'> };

/** Every change of a learner's book begins here. Tells where the learner lives: every rule asks for the day there. */
export async function lockBook({ learners }: BookDeps, tx: Db, userId: number): Promise<string> {
  await bookRepo(tx).lock(userId);
  const timeZone = await learners.timeZoneOf(tx, userId);
  if (!timeZone) throw new Error(`there is no learner ${userId}`);
  return timeZone;
}
