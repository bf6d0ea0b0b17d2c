import type { PlanDay } from '@ninefold/contract/planner';
import { buildSchedule } from '@ninefold/core/planner/schedule/build';
import { type Deed, tick } from '@ninefold/core/planner/schedule/done';
import { practicePath } from '@ninefold/core/planner/schedule/practice';
import type { Replanned } from '@ninefold/core/planner/schedule/replan';
import { minutesOf, type PlannedDay } from '@ninefold/core/planner/schedule/schedule';
import { addDays, type Day, daysBetween } from '@ninefold/core/time/day';
import type { StudyPlanRow } from './planner.repo.ts';

/** A planned day as the page gets it, ticked off from what was done on it. */
export function shownDay(day: PlannedDay, exam: Day, deeds: readonly Deed[]): PlanDay {
  const { code, skill, gap, daysSince } = day.reason;
  return {
    day: day.day,
    type: day.type,
    minutes: minutesOf(day),
    items: tick(day, deeds).map(({ catchUp, done, doneMinutes, doneWords, ...item }) => ({
      ...item,
      catch_up: catchUp,
      path: practicePath(item.practice, item.skill),
      done: done ? 1 : 0,
      done_minutes: doneMinutes,
      done_words: doneWords,
    })),
    reason: { code, skill, gap, days_since: daysSince },
    days_left: daysBetween(day.day, exam),
  };
}

/** Each day as the plan in force on it had it: a later plan does not rewrite a day that is over. */
export function daysInForce(plans: readonly StudyPlanRow[], from: Day, to: Day): { day: PlannedDay; exam: Day }[] {
  const oldestFirst = [...plans].sort((a, b) => (a.planned_from < b.planned_from ? -1 : 1));
  return oldestFirst.flatMap((plan, i) => {
    const next = oldestFirst[i + 1];
    const last = next ? addDays(next.planned_from, -1) : to;
    return buildSchedule(plan.inputs)
      .filter(({ day }) => day >= from && day <= to && day <= last)
      .map((day) => ({ day, exam: plan.inputs.exam }));
  });
}

export const shownReplanned = (replanned: Replanned) => ({
  why: replanned.why,
  missed_days: replanned.missedDays,
  missed_minutes: replanned.missedMinutes,
  moved_minutes: replanned.movedMinutes,
  moved: replanned.moved,
  extra_per_day: replanned.extraPerDay,
  until: replanned.until,
  dropped_minutes: replanned.droppedMinutes,
  mock_moved_to: replanned.mockMovedTo,
});
