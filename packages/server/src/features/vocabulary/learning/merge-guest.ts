import { daysUntilAsked } from '@ninefold/core/memory/next-seen';
import type { Outlook } from '@ninefold/core/memory/outlook';
import type { Grade } from '@ninefold/core/memory/trace';
import { replay } from '@ninefold/core/vocabulary/replay';
import type { Db } from '#db/db.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { daysRepo } from '../store/days.repo.ts';
import { learnerDay, outlookFor } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { memoriesRepo } from '../store/memories.repo.ts';
import { plansRepo } from '../store/plans.repo.ts';
import { type ReviewRow, reviewsRepo } from '../store/reviews.repo.ts';
import { studentBooksRepo } from '../store/student-books.repo.ts';
import { rechoose } from '../today/today.ts';

/** At login what a guest learnt comes along. Tells how many words that is. */
export async function mergeGuest(deps: LearningDeps, tx: Db, guestId: number, userId: number): Promise<number> {
  const learner = await learnerDay(deps, tx, userId);
  // Grades of either that are under way are written before anything is moved.
  const guest = await memoriesRepo(tx).lock(guestId, learner.today);
  const own = await memoriesRepo(tx).lock(userId, learner.today);
  await memoriesRepo(tx).join(guest, own);
  await studentBooksRepo(tx).reown(guestId, userId);
  await plansRepo(tx).reown(guestId, userId);
  await daysRepo(tx).reown(guestId, userId);
  const joined = await joinCards(tx, guestId, userId, await outlookFor(tx, learner));
  await reviewsRepo(tx).reown(guestId, userId);
  const moved = await cardsRepo(tx).reown(guestId, userId);
  // Both days asked for words of their own; now there is one day for all of them.
  if (await daysRepo(tx).find(userId, learner.today)) await rechoose({ ...deps, db: tx }, learner, 0);
  return joined + moved;
}

/** A word that both have is what the answers of both make of it, in the order in which they were given. */
async function joinCards(tx: Db, guestId: number, userId: number, outlook: Outlook): Promise<number> {
  const [cards, reviews] = [cardsRepo(tx), reviewsRepo(tx)];
  const both = await cards.ofBoth(guestId, userId);
  if (both.length === 0) return 0;
  const answers = await reviews.standing([guestId, userId], both);
  for (const id of both) {
    const given = answers.filter(({ vocabulary_id }) => vocabulary_id === id);
    const byGuest = given.some(({ user_id }) => user_id === guestId);
    const byOwn = given.some(({ user_id }) => user_id === userId);
    // Whoever never answered has only said that the word is known; the other one's answers say more.
    await cards.remove(byGuest && !byOwn ? userId : guestId, id);
    if (byGuest && byOwn) await joinAnswers(tx, userId, id, outlook, given);
  }
  return both.length;
}

async function joinAnswers(tx: Db, userId: number, id: number, outlook: Outlook, given: readonly ReviewRow[]) {
  const start = given[0]?.before ?? null;
  const steps = replay(
    outlook,
    start,
    given.map(({ grade, form, day }) => ({ grade: grade as Grade, form, day })),
  );
  const [last, answer] = [steps.at(-1), given.at(-1)];
  if (!last || !answer) return;
  const then = { ...outlook, today: answer.day };
  const waits = last.after.trace && daysUntilAsked(then, last.before?.trace ?? null, answer.grade as Grade);
  const due = waits === null ? null : answer.day + waits;
  await cardsRepo(tx).write(userId, id, last.after, { due, heldUntil: null, lastAt: answer.taken_at });
  await reviewsRepo(tx).keepBefore(given.map((one, at) => ({ id: one.id, before: steps[at]?.before ?? null })));
}
