import type { Db } from '#db/db.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { daysRepo } from '../store/days.repo.ts';
import { memoriesRepo } from '../store/memories.repo.ts';
import { plansRepo } from '../store/plans.repo.ts';
import { studentBooksRepo } from '../store/student-books.repo.ts';

/** At login what a guest learnt comes along. Tells how many words that is. */
export async function mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
  await memoriesRepo(tx).join(guestId, userId);
  await studentBooksRepo(tx).reown(guestId, userId);
  await plansRepo(tx).reown(guestId, userId);
  await daysRepo(tx).reown(guestId, userId);
  return cardsRepo(tx).reown(guestId, userId);
}
