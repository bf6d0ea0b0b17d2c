import {
  daysOfWeek,
  STUDY_AREAS,
  type StudyArea,
  type StudyDay,
  secondsOn,
  wasStudied,
} from '@ninefold/core/analysis/study-days';
import { addDays, type Day } from '@ninefold/core/time/day';
import type { SkillBands } from '../analysis.queries.ts';
import { gapOf } from '../bands/gaps.ts';

export type AreaSum = { area: StudyArea; minutes: number };

/** What the days of a week add up to, beside the week before. */
export function weekSums(days: readonly StudyDay[], monday: Day) {
  const between = (from: Day, to: Day) =>
    days.filter(({ day }) => day >= from && day < to).reduce((sum, day) => sum + secondsOn(day), 0);
  const of = (day: Day) => days.find((one) => one.day === day);
  const week = daysOfWeek(monday).map((day) => ({
    day,
    minutes: minutesOf(secondsOn(of(day))),
    before: minutesOf(secondsOn(of(addDays(day, -7)))),
  }));
  const mine = days.filter(({ day }) => day >= monday && day < addDays(monday, 7));
  const areas: AreaSum[] = STUDY_AREAS.map((area) => ({
    area,
    minutes: minutesOf(mine.reduce((sum, day) => sum + day[area], 0)),
  }));
  return {
    week,
    areas: areas.sort((a, b) => b.minutes - a.minutes),
    seconds: mine.reduce((sum, day) => sum + secondsOn(day), 0),
    before: between(addDays(monday, -7), monday),
    /** The week before up to the same weekday: a week that has just begun is not held against a whole one. */
    beforeBy: (today: Day) => between(addDays(monday, -7), addDays(today, -6)),
    studied: mine.filter(wasStudied).length,
  };
}

/** The skill furthest from its target, when it also got least time: the one thing worth saying. */
export function neglected(areas: readonly AreaSum[], skills: readonly SkillBands[]): StudyArea | null {
  const missing = skills.map((of) => ({ skill: of.skill, gap: gapOf(of) ?? 0 })).sort((a, b) => b.gap - a.gap);
  const [most, next] = missing;
  if (!most || most.gap === 0 || most.gap === next?.gap) return null;
  const ofSkills = areas.filter(({ area }) => missing.some(({ skill }) => skill === area));
  const least = Math.min(...ofSkills.map(({ minutes }) => minutes));
  const mine = ofSkills.find(({ area }) => area === most.skill);
  return mine && mine.minutes === least ? most.skill : null;
}

export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

export const clockOf = (seconds: number): { hours: number; minutes: number } => {
  const minutes = minutesOf(seconds);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
