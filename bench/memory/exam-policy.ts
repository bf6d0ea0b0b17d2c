import { type Evidence, learnFrom, NO_EVIDENCE } from '@ninefold/core/memory/evidence';
import { type FirstGrades, outlookOf } from '@ninefold/core/memory/outlook';
import { type ExamPromise, promiseOf } from '@ninefold/core/memory/promise';
import { recallOf } from '@ninefold/core/memory/recall-map';
import { EASY, firstTrace, nextTrace, type Trace } from '@ninefold/core/memory/trace';
import { walkDay } from '@ninefold/core/memory/walk-day';
import { paceOf, withTime } from '@ninefold/core/vocabulary/pace';
import { stream } from './chance.ts';
import type { Policy } from './course.ts';
import type { Learner } from './learner.ts';
import type { World } from './world.ts';

/** The shipped scheduler: everything that decides comes from core/memory. */
export function examPolicy(
  learner: Learner,
  world: World,
  exam: number,
): Policy & { promise(today: number, seconds: number): ExamPromise | null } {
  const traces: Trace[] = [];
  const counted: [number, number, number, number] = [0, 0, 0, 0];
  let evidence: Evidence = NO_EVIDENCE;
  // As the product does it: the last fifty times of each kind, and the usual ones until there are enough.
  const times: Record<'fresh_seconds' | 'review_seconds' | 'lapse_seconds', number[]> = {
    fresh_seconds: [],
    review_seconds: [],
    lapse_seconds: [],
  };
  const took = (kind: keyof typeof times, seconds: number): number => {
    times[kind] = withTime(times[kind], seconds);
    return seconds;
  };
  const outlookOn = (today: number) =>
    outlookOf({ today, exam, evidence, pace: paceOf(times), counted: counted satisfies FirstGrades });

  return {
    started: () => traces.length,
    study(day, seconds) {
      const outlook = outlookOn(day);
      const cards = traces.map((trace, id) => ({ id, trace }));
      return walkDay(outlook, cards, learner.words - traces.length, seconds, {
        review(word) {
          const trace = traces[word];
          if (!trace) return 0;
          const days = day - trace.day;
          const grade = world.review(word, day);
          evidence = learnFrom(evidence, { days, stability: trace.stability, recalled: grade > 1 });
          traces[word] = nextTrace(trace, grade, day, recallOf(outlook.map, days, trace.stability));
          if (grade > 1) return took('review_seconds', learner.seconds.review);
          return took('lapse_seconds', learner.seconds.review + learner.seconds.lapse);
        },
        meet() {
          if (traces.length >= learner.words) return null;
          const grade = world.meet(traces.length, day);
          counted[grade - 1] = (counted[grade - 1] ?? 0) + 1;
          traces.push(firstTrace(grade, day));
          return took('fresh_seconds', learner.seconds.fresh);
        },
      });
    },
    promise: (today, seconds) =>
      promiseOf(
        {
          outlook: outlookOn(today),
          cards: traces.map((trace, word) => ({ trace, counts: world.firstGradeOf(word) !== EASY })),
          course: { freshLeft: learner.words - traces.length, daily: { seconds }, attendance: 1 - learner.missedDays },
          began: 0,
        },
        stream(learner.seed * 97 + today),
      ),
  };
}
