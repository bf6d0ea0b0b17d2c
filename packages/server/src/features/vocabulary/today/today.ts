import { chooseDay, freshDays, isStudyDay } from '@ninefold/core/vocabulary/day';
import type { Db } from '#db/db.ts';
import { booksRepo } from '../store/books.repo.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { type Chosen, type DayRow, daysRepo } from '../store/days.repo.ts';
import { type LearnerDay, outlookFor } from '../store/learner.ts';
import { planOf } from '../store/plan-of.ts';

/** Words said to be known that are checked on a day. */
const CHECKS = 2;
/** Nobody meets more on one day, whatever the plan says. */
const MOST_FRESH = 200;

/** Chosen once a day: what is read afterwards costs the same however many words a learner has. */
export async function todayOf(db: Db, learner: LearnerDay): Promise<DayRow> {
  const there = await daysRepo(db).find(learner.id, learner.today);
  if (there) return there;
  return daysRepo(db).choose(learner.id, learner.today, await choose(db, learner, 0));
}

/** Plan or books have changed, or there is time for more. What was done today stays done. */
export async function rechoose(db: Db, learner: LearnerDay, extraMinutes: number): Promise<void> {
  const day = await daysRepo(db).find(learner.id, learner.today);
  if (!day) {
    await todayOf(db, learner);
    if (extraMinutes === 0) return;
  }
  const chosen = await choose(db, learner, (day?.extra_minutes ?? 0) + extraMinutes, day);
  await daysRepo(db).rechoose(learner.id, learner.today, chosen, extraMinutes);
}

async function choose(db: Db, learner: LearnerDay, extraMinutes: number, done?: DayRow): Promise<Chosen> {
  const plan = await planOf(db, learner.id);
  const outlook = await outlookFor(db, learner);
  const rows = await cardsRepo(db).inRound(learner.id, learner.today);
  const cards = rows.map(({ id, stability, difficulty, day }) => ({ id, trace: { stability, difficulty, day } }));
  const waiting = (await booksRepo(db).unmet(learner.id, MOST_FRESH)).map(({ id }) => id);
  const usual = isStudyDay(plan, learner.day) ? plan.amount : 0;
  const spent = plan.unit === 'minutes' ? (done?.seconds ?? 0) / 60 : (done?.done_fresh ?? 0);
  const amount = Math.max(0, usual + extraMinutes - spent);
  const wish = { unit: plan.unit, amount: plan.unit === 'words' ? Math.ceil(amount) : amount };
  const chosen = chooseDay({ outlook, cards, freshLeft: waiting.length, plan: wish, exam: learner.exam });
  // On a free day nothing is asked for, unless the learner asked for more.
  const isFree = usual === 0 && extraMinutes === 0;
  const checks = isFree ? [] : await cardsRepo(db).unchecked(learner.id, CHECKS);
  return {
    reviews: isFree ? [] : [...chosen.reviews, ...checks.map(({ id }) => id)],
    fresh: waiting.slice(0, isFree ? 0 : chosen.fresh),
    freshFor: freshDays(plan, await booksRepo(db).countUnmet(learner.id), outlook.pace),
  };
}

/** What is still to do, in its order. */
export async function leftToday(db: Db, learner: LearnerDay, day: DayRow) {
  const [left, met] = await Promise.all([
    cardsRepo(db).leftOf(learner.id, day.reviews, learner.today),
    cardsRepo(db).ofWords(learner.id, day.fresh),
  ]);
  const known = new Set(met.map(({ vocabulary_id }) => vocabulary_id));
  return { reviews: day.reviews.filter((id) => left.has(id)), fresh: day.fresh.filter((id) => !known.has(id)) };
}

export const shownToday = (day: DayRow, left: { reviews: readonly unknown[]; fresh: readonly unknown[] }) => ({
  reviews: left.reviews.length,
  fresh: left.fresh.length,
  done_reviews: day.done_reviews,
  done_fresh: day.done_fresh,
});
