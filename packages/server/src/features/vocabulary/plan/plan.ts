import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { isStudyDay, USUAL_PLAN, type WordPlan } from '@ninefold/core/vocabulary/day';
import { spreadOut } from '@ninefold/core/vocabulary/spread';
import type { Db } from '#db/db.ts';
import { myBooks } from '../books/books.ts';
import { cardsRepo } from '../learning/cards.repo.ts';
import { isAhead, learnerDay } from '../learning/learner.ts';
import type { LearningDeps } from '../learning/learning-deps.ts';
import { leftToday, rechoose, shownToday, todayOf } from '../learning/today.ts';
import { capOf, loadDays } from './load.ts';
import { type PlanRow, plansRepo } from './plans.repo.ts';

type Plan = ParsedInput<(typeof vocabulary)['learnPlan']['save']>;

const UNSAVED: PlanRow = { ...USUAL_PLAN, is_saved: false, is_placed: false };

export const planRowOf = async (db: Db, userId: number): Promise<PlanRow> =>
  (await plansRepo(db).find(userId)) ?? UNSAVED;

export const planOf = (db: Db, userId: number): Promise<WordPlan> => planRowOf(db, userId);

export function savePlan(deps: LearningDeps, userId: number, plan: Plan) {
  return deps.db.transaction(async (tx) => {
    const before = await planRowOf(tx, userId);
    const days = [...plan.days].sort((a, b) => a - b);
    await plansRepo(tx).save(userId, { ...before, ...plan, days, is_saved: true }, deps.now());
    await rechoose(tx, await learnerDay(deps, tx, userId), 0);
    return {};
  });
}

export async function planDetail(deps: LearningDeps, userId: number) {
  const learner = await learnerDay(deps, deps.db, userId);
  const { unit, amount, days, is_saved, is_placed } = await planRowOf(deps.db, userId);
  return {
    unit,
    amount,
    days: [...days],
    is_saved: is_saved ? (1 as const) : (0 as const),
    is_placed: is_placed ? (1 as const) : (0 as const),
    books: await myBooks(deps, userId),
    exam_day: isAhead(learner) ? (learner.examDay ?? '') : '',
    is_study_day: isStudyDay({ unit, amount, days }, learner.day) ? (1 as const) : (0 as const),
  };
}

export function addMinutes(deps: LearningDeps, userId: number, minutes: number) {
  return deps.db.transaction(async (tx) => {
    const learner = await learnerDay(deps, tx, userId);
    await rechoose(tx, learner, minutes);
    const day = await todayOf(tx, learner);
    return { today: shownToday(day, await leftToday(tx, learner, day)) };
  });
}

/** Days over the cap give their surest words to the next days with room, never beyond the day before the exam. */
export function spread(deps: LearningDeps, userId: number) {
  return deps.db.transaction(async (tx) => {
    const learner = await learnerDay(deps, tx, userId);
    const until = loadDays(learner);
    const coming = await cardsRepo(tx).coming(userId, learner.today, until);
    const moved = spreadOut(coming, await capOf(tx, learner), until);
    await cardsRepo(tx).hold(userId, moved);
    if (moved.length > 0) await rechoose(tx, learner, 0);
    return { moved: moved.length };
  });
}
