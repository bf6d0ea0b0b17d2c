import { chooseDay, freshDays, isStudyDay, pauseOf, withMore } from '@ninefold/core/vocabulary/day';
import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import { askable } from '../store/askable.ts';
import { booksRepo } from '../store/books.repo.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { type Chosen, type DayRow, daysRepo } from '../store/days.repo.ts';
import { type LearnerDay, outlookFor } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { planOf } from '../store/plan-of.ts';
import { wordsRepo } from '../words.repo.ts';

type Reading = Pick<LearningDeps, 'settings'> & { db: Db };

/** Words said to be known that are checked on a day. */
const CHECKS = 2;
/** Nobody meets more on one day, whatever the plan says. */
const MOST_FRESH = 200;

/** Chosen once a day: what is read afterwards costs the same however many words a learner has. */
export async function todayOf(deps: Reading, learner: LearnerDay): Promise<DayRow> {
  const there = await daysRepo(deps.db).find(learner.id, learner.today);
  if (there) return there;
  return daysRepo(deps.db).choose(learner.id, learner.today, await choose(deps, learner, 0));
}

/** Plan or books have changed, or there is time for more. What was done today stays done. */
export async function rechoose(deps: Reading, learner: LearnerDay, moreMinutes: number): Promise<void> {
  const days = daysRepo(deps.db);
  const day = await days.find(learner.id, learner.today);
  if (!day) {
    await todayOf(deps, learner);
    if (moreMinutes === 0) return;
  }
  await days.rechoose(learner.id, learner.today, await choose(deps, learner, moreMinutes, day));
}

async function choose(deps: Reading, learner: LearnerDay, moreMinutes: number, done?: DayRow): Promise<Chosen> {
  const { db } = deps;
  const shelf = await wordsRepo(db, visibleStatuses(deps.settings)).shelf(learner.id);
  const plan = await planOf(db, learner.id);
  const outlook = { ...(await outlookFor(db, learner)), pause: pauseOf(plan) };
  const rows = await askable(deps, learner.id, await cardsRepo(db).inRound(learner.id, learner.today));
  const cards = rows.map(({ id, stability, difficulty, day }) => ({ id, trace: { stability, difficulty, day } }));
  const waiting = (await booksRepo(db).unmet(learner.id, shelf, MOST_FRESH)).map(({ id }) => id);
  const usual = isStudyDay(plan, learner.day) ? plan.amount : 0;
  const spent = plan.unit === 'minutes' ? (done?.seconds ?? 0) / 60 : (done?.done_fresh ?? 0);
  const extra = withMore({ usual, spent, extra: done?.extra_minutes ?? 0 }, moreMinutes);
  const amount = Math.max(0, usual + extra - spent);
  const wish = { unit: plan.unit, amount: plan.unit === 'words' ? Math.ceil(amount) : amount };
  const chosen = chooseDay({
    ...{ outlook, cards, freshLeft: waiting.length, plan: wish, exam: learner.exam, isMore: extra > 0 },
  });
  // On a free day nothing is asked for, unless the learner asked for more.
  const isFree = usual === 0 && extra === 0;
  const checks = isFree ? [] : await askable(deps, learner.id, await cardsRepo(db).unchecked(learner.id, CHECKS));
  return {
    reviews: isFree ? [] : [...chosen.reviews, ...checks.map(({ id }) => id)],
    fresh: waiting.slice(0, isFree ? 0 : chosen.fresh),
    freshFor: freshDays(plan, await booksRepo(db).countUnmet(learner.id, shelf), outlook.pace),
    extra,
  };
}

/** What is still to do, in its order. A word that is gone with its book cannot be asked, so it is not to do either. */
export async function leftToday({ db, settings }: Reading, learner: LearnerDay, day: DayRow) {
  const words = await wordsRepo(db, visibleStatuses(settings)).asked(learner.id, [...day.reviews, ...day.fresh]);
  const there = new Map(words.map((word) => [word.id, word]));
  return {
    reviews: day.reviews.filter((id) => isWaiting(there.get(id), learner.today)),
    fresh: day.fresh.filter((id) => there.get(id)?.is_met === false),
  };
}

/** Met, not asked today and not taken out of the round; said to be known and not checked yet. */
const isWaiting = (
  word: { is_met: boolean; is_hard: boolean; day: number | null; reviews: number } | undefined,
  today: number,
): boolean => word?.is_met === true && !word.is_hard && (word.day === null ? word.reviews === 0 : word.day < today);

export const shownToday = (day: DayRow, left: { reviews: readonly unknown[]; fresh: readonly unknown[] }) => ({
  reviews: left.reviews.length,
  fresh: left.fresh.length,
  done_reviews: day.done_reviews,
  done_fresh: day.done_fresh,
});
