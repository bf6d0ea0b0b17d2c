import type { Db } from '#db/db.ts';
import { bookRepo } from './book.repo.ts';

/** Every change of a learner's book begins here. Tells where the learner lives: every rule asks for the day there. */
export async function lockBook(tx: Db, userId: number): Promise<string> {
  const timeZone = await bookRepo(tx).lock(userId);
  if (timeZone === null) throw new Error(`there is no learner ${userId}`);
  return timeZone;
}
