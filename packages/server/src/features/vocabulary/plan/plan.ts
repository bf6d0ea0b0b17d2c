import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { isStudyDay } from '@ninefold/core/vocabulary/day';
import { spreadOut } from '@ninefold/core/vocabulary/spread';
import { myBooks } from '../books/books.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { isAhead, learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { planRowOf } from '../store/plan-of.ts';
import { plansRepo } from '../store/plans.repo.ts';
import { leftToday, rechoose, shownToday, todayOf } from '../today/today.ts';
import { capOf, loadDays } from './load.ts';

type Plan = ParsedInput<(typeof vocabulary)['learnPlan']['save']>;

export function savePlan(deps: LearningDeps, userId: number, plan: Plan) {
  return deps.db.transaction(async (tx) => {
    const before = await planRowOf(tx, userId);
    const days = [...plan.days].sort((a, b) => a - b);
    await plansRepo(tx).save(userId, { ...before, ...plan, days, is_saved: true }, deps.now());
    await rechoose({ ...deps, db: tx }, await learnerDay(deps, tx, userId), 0);
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
    const reading = { ...deps, db: tx };
    await rechoose(reading, learner, minutes);
    const day = await todayOf(reading, learner);
    return { today: shownToday(day, await leftToday(reading, learner, day)) };
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
    if (moved.length > 0) await rechoose({ ...deps, db: tx }, learner, 0);
    return { moved: moved.length };
  });
}
