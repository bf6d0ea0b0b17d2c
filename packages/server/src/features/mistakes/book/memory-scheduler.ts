import { ordinaryDueDay } from '@ninefold/core/memory/next-seen';
import { COMMON_MAP, recallOf } from '@ninefold/core/memory/recall-map';
import { AGAIN, firstTrace, GOOD, nextTrace, type Trace } from '@ninefold/core/memory/trace';
import type { Grade, Memory, Scheduler } from '@ninefold/core/mistakes/scheduler';

const DAY_MS = 86_400_000;
const GRADES = { again: AGAIN, good: GOOD } as const satisfies Record<Grade, number>;

/** The memory of words, for mistakes as well: in whole days and without chance, so the same answers give the same days. */
export const memoryScheduler: Scheduler = {
  next(memory, grade, at) {
    const today = Math.floor(at.getTime() / DAY_MS);
    const before = memory && traceOf(memory, today);
    const recall = before ? recallOf(COMMON_MAP, today - before.day, before.stability) : 1;
    const trace = before ? nextTrace(before, GRADES[grade], today, recall) : firstTrace(GRADES[grade], today);
    const due = new Date(at.getTime() + Math.max(1, ordinaryDueDay(trace) - today) * DAY_MS);
    const { stability, difficulty, day } = trace;
    return { memory: { stability, difficulty, last_review: day * DAY_MS, due: due.getTime() }, due };
  },
};

/** At least a day old: what is lost again on the day it was right must not wait as if it were known. */
const traceOf = (memory: Memory, today: number): Trace | null => {
  const [stability, difficulty] = [Number(memory.stability ?? 0), Number(memory.difficulty ?? 0)];
  // Without a stability it was stored before its first answer.
  const day = Math.floor(Number(memory.last_review ?? 0) / DAY_MS);
  return stability > 0 ? { stability, difficulty, day: Math.min(day, today - 1) } : null;
};
