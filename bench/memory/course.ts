import { stream } from './chance.ts';
import type { Learner } from './learner.ts';
import type { World } from './world.ts';

export type Cell = { days: number; minutes: number };

/** What a policy does on one day: it asks words until the seconds are over and says how many it used. */
export type Policy = { study(day: number, seconds: number): number; started(): number };

export type Outcome = {
  known: number;
  /** Words graded Easy at the first meeting may have been known before; they count nothing here. */
  knownStrictly: number;
  /** Of the minutes there were. */
  used: number;
};

/** The same missed days and the same luck for every policy. */
export function runCourse(learner: Learner, world: World, policy: Policy, { days, minutes }: Cell): Outcome {
  const attends = stream(learner.seed * 31 + 7);
  let used = 0;
  let attended = 0;
  for (let day = 0; day < days; day++) {
    if (attends() < learner.missedDays) continue;
    attended++;
    used += policy.study(day, minutes * 60);
  }
  let known = 0;
  let knownStrictly = 0;
  for (let word = 0; word < policy.started(); word++) {
    const recall = world.recall(word, days);
    known += recall;
    if (world.firstGradeOf(word) < 4) knownStrictly += recall;
  }
  return { known, knownStrictly, used: used / Math.max(1, attended * minutes * 60) };
}
