import { addDays } from '@ninefold/core/time/day';
import { notebookRepo } from '../notebook.repo.ts';
import { askable } from '../store/askable.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import type { DayRow } from '../store/days.repo.ts';
import { daysRepo } from '../store/days.repo.ts';
import { listWords } from '../store/find-words.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { leftToday, shownToday, todayOf } from '../today/today.ts';
import { capOf, loadDays } from './load.ts';

const MOST_HARD = 5;
/** Nobody has more; if somebody has, so many are enough to know. */
const COUNTED_HARD = 500;
const WEEK = 7;

export async function todayReport(deps: LearningDeps, userId: number) {
  const { db } = deps;
  const learner = await learnerDay(deps, db, userId);
  const day = await todayOf(deps, learner);
  const until = loadDays(learner);
  const [left, days, load, hard, notebookCount, cap] = await Promise.all([
    leftToday(deps, learner, day),
    daysRepo(db).since(userId, learner.today - 2 * WEEK),
    cardsRepo(db).load(userId, learner.today, until),
    cardsRepo(db)
      .hard(userId, COUNTED_HARD)
      .then((rows) => askable(deps, userId, rows)),
    notebookRepo(db).count(userId),
    capOf(db, learner),
  ]);
  const counts = new Map(load.map(({ day: at, count }) => [at, count]));
  return {
    day: learner.day,
    ...shownToday(day, left),
    seconds: Math.round(day.seconds),
    grades: [...day.grades],
    accuracy_today: accuracy([day]),
    accuracy_week: accuracy(days.filter((one) => one.day > learner.today - WEEK)),
    accuracy_week_before: accuracy(days.filter((one) => one.day <= learner.today - WEEK)),
    made_firm: day.made_firm,
    load: Array.from({ length: until - learner.today + 1 }, (_, at) => ({
      day: addDays(learner.day, at),
      // Today's own list is what the day has chosen, not what the calendar says.
      count: at === 0 ? left.reviews.length : (counts.get(learner.today + at) ?? 0),
    })),
    cap,
    hard: await listWords(
      deps,
      learner,
      hard.slice(0, MOST_HARD).map(({ id }) => id),
    ),
    hard_count: hard.length,
    notebook_count: notebookCount,
  };
}

/** Of a hundred answers, how many were recalled; -1 without answers. */
function accuracy(days: readonly Pick<DayRow, 'grades'>[]): number {
  const [again, all] = days.reduce(
    ([missed, total], { grades }) => [missed + (grades[0] ?? 0), total + grades.reduce((sum, n) => sum + n, 0)],
    [0, 0],
  );
  return all === 0 ? -1 : Math.round((100 * (all - again)) / all);
}
