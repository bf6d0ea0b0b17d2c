import { evidenceFrom, forgetAnswer, learnFrom } from '@ninefold/core/memory/evidence';
import type { Grade } from '@ninefold/core/memory/trace';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import { withRepeat, withTime } from '@ninefold/core/vocabulary/pace';
import type { Sending } from './sending.ts';

/** A word that comes again on the day on which it was met or forgotten: it changes nothing but what that day costs. */
export function addRepeat(sending: Sending, before: WordCard | null, seconds: number): void {
  const { day, memory } = sending;
  const isNew = before?.reviews === 1;
  sending.day = { ...day, seconds: day.seconds + seconds };
  sending.memory = {
    ...memory,
    fresh_seconds: isNew ? withRepeat(memory.fresh_seconds, seconds) : memory.fresh_seconds,
    lapse_seconds: isNew ? memory.lapse_seconds : withRepeat(memory.lapse_seconds, seconds),
  };
}

type Counted = { before: WordCard | null; grade: Grade; seconds: number; isFirm: boolean };

/** What an answer adds to the day and to what is believed of the learner; -1 takes it off again. */
export function count(sending: Sending, { before, grade, seconds, isFirm }: Counted, sign: 1 | -1): void {
  const { day, memory, learner } = sending;
  const isNew = before === null;
  const added = (list: readonly number[]) => list.map((n, at) => (at === grade - 1 ? Math.max(0, n + sign) : n));
  sending.day = {
    ...day,
    done_fresh: Math.max(0, day.done_fresh + (isNew ? sign : 0)),
    done_reviews: Math.max(0, day.done_reviews + (isNew ? 0 : sign)),
    grades: added(day.grades),
    seconds: Math.max(0, day.seconds + sign * seconds),
    made_firm: Math.max(0, day.made_firm + (isFirm ? sign : 0)),
  };
  const trace = before?.trace;
  const told = trace && { days: learner.today - trace.day, stability: trace.stability, recalled: grade > 1 };
  const evidence = evidenceFrom(memory.weights, memory.reviews);
  const next = told ? (sign === 1 ? learnFrom : forgetAnswer)(evidence, told) : evidence;
  const slow = sign === 1 && seconds > 0;
  sending.memory = {
    ...memory,
    weights: [...next.weights],
    reviews: next.reviews,
    first_grades: isNew ? added(memory.first_grades) : memory.first_grades,
    fresh_seconds: slow && isNew ? withTime(memory.fresh_seconds, seconds) : memory.fresh_seconds,
    review_seconds: slow && !isNew && grade > 1 ? withTime(memory.review_seconds, seconds) : memory.review_seconds,
    lapse_seconds: slow && !isNew && grade === 1 ? withTime(memory.lapse_seconds, seconds) : memory.lapse_seconds,
  };
}
