import { evidenceFrom, forgetAnswer, learnFrom } from '@ninefold/core/memory/evidence';
import type { Grade } from '@ninefold/core/memory/trace';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import { type Times, timeOf, withoutTime, withRepeat, withTime } from '@ninefold/core/vocabulary/pace';
import type { Sending } from './sending.ts';

type Looked = { before: WordCard | null; grade: Grade; seconds: number };
type Counted = Looked & { isFirm: boolean };

/** A word that comes again on its day: it changes nothing but what that day costs. -1 takes it off again. */
export function countRepeat(sending: Sending, looked: Looked, sign: 1 | -1): void {
  const { day, memory, learner } = sending;
  sending.day = { ...day, seconds: Math.max(0, day.seconds + sign * looked.seconds) };
  sending.memory = {
    ...memory,
    ...timesWith(memory, learner.today, looked, (times, seconds) =>
      sign === 1 ? withRepeat(times, seconds) : withoutTime(times, seconds, true),
    ),
  };
}

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
  sending.memory = {
    ...memory,
    weights: [...next.weights],
    reviews: next.reviews,
    first_grades: isNew ? added(memory.first_grades) : memory.first_grades,
    ...timesWith(memory, learner.today, { before, grade, seconds }, (times, took) =>
      sign === 1 ? withTime(times, took) : withoutTime(times, took, false),
    ),
  };
}

/** The list that an answer belongs to, changed; nothing where it belongs to none. */
function timesWith(
  times: Times,
  today: number,
  { before, grade, seconds }: Looked,
  change: (list: readonly number[], seconds: number) => number[],
): { fresh_seconds?: number[]; review_seconds?: number[]; lapse_seconds?: number[] } {
  const kind = timeOf(today, before, grade);
  return kind === null || seconds <= 0 ? {} : { [`${kind}_seconds`]: change(times[`${kind}_seconds`], seconds) };
}
