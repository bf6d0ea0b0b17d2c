import type { Promised } from '@ninefold/contract/vocabulary/plan';
import type { Daily } from '@ninefold/core/memory/play-ahead';
import { DAYS_TO_PROMISE, ENOUGH_TO_PROMISE, promiseInSteps } from '@ninefold/core/memory/promise';
import { EASY } from '@ninefold/core/memory/trace';
import { addDays } from '@ninefold/core/time/day';
import { pauseOf, type WordPlan } from '@ninefold/core/vocabulary/day';
import { visibleStatuses } from '#features/content/content.service.ts';
import { complainSparingly } from '#jobs/complain.ts';
import { askable } from '../store/askable.ts';
import { booksRepo } from '../store/books.repo.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { isAhead, type LearnerDay, learnerDay, outlookFrom } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { memoriesRepo, type StoredPromise } from '../store/memories.repo.ts';
import { planOf } from '../store/plan-of.ts';
import { wordsRepo } from '../words.repo.ts';
import { inSlices } from './in-slices.ts';

type PromiseDeps = Pick<LearningDeps, 'db' | 'settings' | 'now' | 'goals'>;

/** A day is missed now and then, whatever the plan says. */
const KEPT_DAYS = 0.9;
/** As many answers change a promise enough to reckon it again. */
const ANSWERS_TO_RECKON = 20;

/**
 * What may be expected of the exam day. Reckoned in the background, a day of the play at a time and one learner after
 * the other, and kept: the page asks again until it is there.
 */
export const promises = (deps: PromiseDeps, complain: (error: unknown) => void = complainSparingly()) => {
  const underWay = new Set<number>();
  let queue = Promise.resolve();

  return async (userId: number): Promise<Promised> => {
    const learner = await learnerDay(deps, deps.db, userId);
    if (!isAhead(learner)) return { state: 'no_exam' };
    if ((learner.exam ?? 0) - learner.today > DAYS_TO_PROMISE) return { state: 'too_far', days: DAYS_TO_PROMISE };
    const memory = await memoriesRepo(deps.db).promise(userId);
    const answers = memory?.reviews ?? 0;
    if (!memory || answers < ENOUGH_TO_PROMISE) return { state: 'too_little', missing: ENOUGH_TO_PROMISE - answers };
    const plan = await planOf(deps.db, userId);
    const basis = basisOf(learner, plan, answers);
    const kept = memory.promise;
    if (kept?.basis !== basis) start(learner, plan, basis);
    // Yesterday's belongs to yesterday; today's last one stands until the next is there.
    if (!kept?.basis.startsWith(`${learner.today}:`)) return { state: 'counting' };
    return shown(kept, learner, answers);
  };

  function start(learner: LearnerDay, plan: WordPlan, basis: string): void {
    if (underWay.has(learner.id)) return;
    underWay.add(learner.id);
    queue = queue
      .then(() => reckon(deps, learner, plan, basis))
      // It is tried again with the next question; the page goes on without a promise.
      .catch(complain)
      .finally(() => underWay.delete(learner.id));
  }
};

const basisOf = ({ today, exam }: LearnerDay, { unit, amount, days }: WordPlan, answers: number): string =>
  `${today}:${exam}:${unit}${amount}:${days.join('')}:${Math.floor(answers / ANSWERS_TO_RECKON)}`;

async function reckon(deps: PromiseDeps, learner: LearnerDay, plan: WordPlan, basis: string): Promise<void> {
  const { db } = deps;
  const memory = await memoriesRepo(db).find(learner.id);
  const outlook = { ...outlookFrom(learner, memory), pause: pauseOf(plan) };
  // Words known at first sight take time like the others, and are no gain of this course.
  const rows = await askable(deps, learner.id, await cardsRepo(db).inRound(learner.id, outlook.exam));
  const cards = rows.map(({ stability, difficulty, day, first_grade }) => ({
    trace: { stability, difficulty, day },
    counts: first_grade !== EASY,
  }));
  const freshLeft = await booksRepo(db).countUnmet(
    learner.id,
    await wordsRepo(db, visibleStatuses(deps.settings)).shelf(learner.id),
  );
  const asked = (more: number) => ({
    outlook,
    cards,
    began: memory?.began ?? learner.today,
    course: { freshLeft, daily: dailyOf(plan, more), attendance: (KEPT_DAYS * plan.days.length) / 7 },
  });
  // The same chance for both plays, so that only the ten minutes differ.
  const played = (more: number) => inSlices(promiseInSteps(asked(more), chanceFrom(learner.id)));
  const promise = await played(0);
  if (!promise) return;
  const longer = await played(TEN_MORE);
  await memoriesRepo(db).keepPromise(learner.id, {
    basis,
    about: promise.about,
    low: promise.low,
    high: promise.high,
    of: cards.filter(({ counts }) => counts).length + freshLeft,
    today: promise.today,
    way: promise.way,
    stopped: promise.stopped,
    more: Math.max(0, (longer?.about ?? promise.about) - promise.about),
  });
}

/** As `addMinutes` counts: ten minutes more, or ten words where the plan is by words. */
const TEN_MORE = 10;

const dailyOf = ({ unit, amount }: WordPlan, more: number): Daily =>
  unit === 'minutes' ? { seconds: (amount + more) * 60 } : { freshADay: amount + more, isMore: more > 0 };

function chanceFrom(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function shown(kept: StoredPromise, learner: LearnerDay, answers: number): Promised {
  const dated = (points: StoredPromise['way']) =>
    points.map(({ day, known }) => ({ day: addDays('1970-01-01', day), known }));
  return {
    state: 'promised',
    exam_day: learner.examDay ?? '',
    about: kept.about,
    low: kept.low,
    high: kept.high,
    of: kept.of,
    answers,
    today: kept.today,
    way: dated(kept.way),
    stopped: dated(kept.stopped),
    ten_minutes_more: kept.more,
  };
}
