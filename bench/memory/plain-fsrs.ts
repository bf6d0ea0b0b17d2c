import { COMMON_PACE } from '@ninefold/core/memory/outlook';
import { COMMON_MAP, recallOf } from '@ninefold/core/memory/recall-map';
import { firstTrace, nextTrace, type Trace } from '@ninefold/core/memory/trace';
import { luck } from './chance.ts';
import type { Policy } from './course.ts';
import type { Learner } from './learner.ts';
import type { World } from './world.ts';

/** What is compared against: FSRS at .9 at its best: all that is due, the longest overdue first, then new words. */
export function plainFsrs(learner: Learner, world: World): Policy {
  const traces: Trace[] = [];
  const due: number[] = [];
  const schedule = (word: number, trace: Trace) => {
    traces[word] = trace;
    due[word] = trace.day + Math.max(1, Math.round(trace.stability));
  };
  return {
    started: () => traces.length,
    study(day, seconds) {
      let used = 0;
      const waiting = traces
        .map((_, word) => ({ word, key: day - (due[word] ?? 0) + luck(learner.seed, word, day) / 2 }))
        .filter(({ word }) => (due[word] ?? 0) <= day)
        .sort((a, b) => b.key - a.key);
      for (const { word } of waiting) {
        if (used >= seconds) break;
        const trace = traces[word];
        if (!trace) continue;
        const grade = world.review(word, day);
        used += learner.seconds.review + (grade === 1 ? learner.seconds.lapse : 0);
        schedule(word, nextTrace(trace, grade, day, recallOf(COMMON_MAP, day - trace.day, trace.stability)));
      }
      while (traces.length < learner.words && used + COMMON_PACE.fresh / 2 < seconds) {
        schedule(traces.length, firstTrace(world.meet(traces.length, day), day));
        used += learner.seconds.fresh;
      }
      return used;
    },
  };
}
