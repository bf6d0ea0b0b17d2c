import { setImmediate as turn } from 'node:timers/promises';
import type { Promised } from '@ninefold/contract/vocabulary/plan';
import type { Outlook } from '@ninefold/core/memory/outlook';
import { expectedOf } from '@ninefold/core/memory/play-ahead';
import { ENOUGH_TO_PROMISE, type ExamPromise, promiseInSteps } from '@ninefold/core/memory/promise';
import type { Trace } from '@ninefold/core/memory/trace';
import { EASY } from '@ninefold/core/memory/trace';
import { addDays } from '@ninefold/core/time/day';
import type { WordPlan } from '@ninefold/core/vocabulary/day';
import { booksRepo } from '../store/books.repo.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { isAhead, type LearnerDay, learnerDay, outlookFrom } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { memoriesRepo, type StoredPromise } from '../store/memories.repo.ts';
import { planOf } from '../store/plan-of.ts';

/** A day is missed now and then, whatever the plan says. */
const KEPT_DAYS = 0.9;
const TEN_MINUTES = 600;
/** As many answers change a promise enough to reckon it again. */
const ANSWERS_TO_RECKON = 20;

/**
 * What may be expected of the exam day. Reckoned in the background, a day of the play at a time, and kept: the page asks
 * again until it is there.
 */
export const promises = (deps: LearningDeps) => {
  const underWay = new Map<number, Promise<void>>();

  return async (userId: number): Promise<Promised> => {
    const learner = await learnerDay(deps, deps.db, userId);
    if (!isAhead(learner)) return { state: 'no_exam' };
    const memory = await memoriesRepo(deps.db).find(userId);
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
    const work = reckon(deps, learner, plan, basis)
      // A failure is tried again with the next question; the page goes on without a promise.
      .catch(() => {})
      .finally(() => underWay.delete(learner.id));
    underWay.set(learner.id, work);
  }
};

const basisOf = ({ today, exam }: LearnerDay, { unit, amount, days }: WordPlan, answers: number): string =>
  `${today}:${exam}:${unit}${amount}:${days.join('')}:${Math.floor(answers / ANSWERS_TO_RECKON)}`;

async function reckon(deps: LearningDeps, learner: LearnerDay, plan: WordPlan, basis: string): Promise<void> {
  const { db } = deps;
  const memory = await memoriesRepo(db).find(learner.id);
  const outlook = outlookFrom(learner, memory);
  // Words known at first sight are no gain of this course.
  const rows = (await cardsRepo(db).inRound(learner.id, outlook.exam)).filter(
    ({ first_grade }) => first_grade !== EASY,
  );
  const traces = rows.map(({ stability, difficulty, day }) => ({ stability, difficulty, day }));
  const freshLeft = await booksRepo(db).countUnmet(learner.id);
  const seconds = plan.amount * (plan.unit === 'minutes' ? 60 : outlook.pace.fresh * 2);
  const asked = (more: number) => ({
    outlook,
    traces,
    began: memory?.began ?? learner.today,
    course: { freshLeft, seconds: seconds + more, attendance: (KEPT_DAYS * plan.days.length) / 7 },
  });
  const promise = await played(asked(0), learner.id);
  if (!promise) return;
  const longer = await played(asked(TEN_MINUTES), learner.id);
  await memoriesRepo(db).keepPromise(learner.id, {
    basis,
    about: promise.about,
    low: promise.low,
    high: promise.high,
    of: traces.length + freshLeft,
    today: Math.round(expectedOf(outlook.map, learner.today, traces).known),
    way: promise.way,
    stopped: stopped(outlook, traces),
    more: Math.max(0, (longer?.about ?? promise.about) - promise.about),
  });
}

/** The same chance for both plays, so that only the ten minutes differ. */
async function played(asked: Parameters<typeof promiseInSteps>[0], seed: number): Promise<ExamPromise | null> {
  const steps = promiseInSteps(asked, chanceFrom(seed));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}

function stopped({ map, today, exam }: Outlook, traces: readonly Trace[]): { day: number; known: number }[] {
  return Array.from({ length: exam - today + 1 }, (_, at) => ({
    day: today + at,
    known: Math.round(expectedOf(map, today + at, traces).known),
  }));
}

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
