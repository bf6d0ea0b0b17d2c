import { currentScore } from '@ninefold/core/planner/plan-row';
import type { Deed } from '@ninefold/core/planner/schedule/done';
import { closedPages } from '@ninefold/core/planner/schedule/practice';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, SKILLS, type SkillScores } from '@ninefold/core/skills';
import { type Day, dayAt, startOfDay } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import type { Learner, PlannerDeps } from './planner-deps.ts';

export const todayOf = (deps: PlannerDeps, learner: Learner): Day => dayAt(secondsOf(deps.now()), learner.time_zone);

const examDayOf = ({ exam_date, time_zone }: Learner): Day | null =>
  exam_date ? dayAt(secondsOf(exam_date), time_zone) : null;

/** The mock score of each skill, or else the past one. */
export async function currentScores({ mock }: PlannerDeps, db: Db, learner: Learner): Promise<SkillScores> {
  const last = await mock.lastMockScores(db, learner.id);
  const past = scoresIn('past_score', learner);
  return forEverySkill((skill) => currentScore(past[skill], last[skill]));
}

/** Everything done from a day on. */
export async function deedsFrom(deps: PlannerDeps, db: Db, learner: Learner, from: Day): Promise<Deed[]> {
  const since = await deps.deeds.deedsSince(db, learner.id, startOf(from, learner));
  return since.map((deed) => dated(deed, deed.happened_at, learner));
}

/** And the last thing of each kind before it: how long ago a skill was practised, however long that is. */
export async function deedsWithHistory(deps: PlannerDeps, db: Db, learner: Learner, from: Day): Promise<Deed[]> {
  const before = await deps.deeds.lastDeedsBefore(db, learner.id, startOf(from, learner));
  return [
    ...before.map((deed) => dated({ ...deed, seconds: 0 }, deed.at, learner)),
    ...(await deedsFrom(deps, db, learner, from)),
  ];
}

const startOf = (day: Day, { time_zone }: Learner) => new Date(startOfDay(day, time_zone) * 1000);

const dated = ({ deed, skill, seconds }: Omit<Deed, 'day'>, at: Date, { time_zone }: Learner): Deed => ({
  day: dayAt(secondsOf(at), time_zone),
  deed,
  skill,
  seconds,
});

/** What the learner asks of a plan, and what the product can offer; the rest of it comes from what they did. */
export type Wanted = Pick<PlanInputs, 'exam' | 'minutesPerDay' | 'targets'> & { closed: readonly string[] };

export function wantedBy({ isOpen }: PlannerDeps, learner: Learner): Wanted | null {
  const exam = examDayOf(learner);
  if (!learner.is_done_learning_plan || exam === null) return null;
  return {
    exam,
    minutesPerDay: learner.minutes_per_day,
    targets: scoresIn('target_score', learner),
    closed: closedPages(isOpen),
  };
}

export const asksForTheSame = (a: PlanInputs, b: Wanted): boolean =>
  a.exam === b.exam && a.minutesPerDay === b.minutesPerDay && areSameScores(a.targets, b.targets);

export const areSameScores = (a: SkillScores, b: SkillScores): boolean =>
  SKILLS.every((skill) => a[skill] === b[skill]);
