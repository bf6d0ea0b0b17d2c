import { addDays, type Day, daysBetween } from '../time/day.ts';
import { mondayOf } from '../time/local-day.ts';

/** Days on which something was done, as a row, a year and a week. */

export const STUDY_AREAS = ['listening', 'reading', 'writing', 'speaking', 'words'] as const;
export type StudyArea = (typeof STUDY_AREAS)[number];
export type StudyDay = { day: Day } & Record<StudyArea, number>;

export const secondsOn = (day: StudyDay | undefined): number =>
  day ? STUDY_AREAS.reduce((sum, area) => sum + day[area], 0) : 0;

/** A minute is the least that is called study: an address opened by mistake is none. */
const LEAST_SECONDS = 60;
export const wasStudied = (day: StudyDay): boolean => secondsOn(day) >= LEAST_SECONDS;

export type DayRow = { length: number; last: Day };

/** The row of days that reaches today, or yesterday: today is not over. And the longest one. */
export function rowsOfDays(studied: readonly Day[], today: Day): { now: number; longest: DayRow | null } {
  const rows: DayRow[] = [];
  for (const day of [...studied].sort()) {
    const row = rows.at(-1);
    if (row && addDays(row.last, 1) === day) Object.assign(row, { length: row.length + 1, last: day });
    else if (row?.last !== day) rows.push({ length: 1, last: day });
  }
  const last = rows.at(-1);
  const now = last && daysBetween(last.last, today) <= 1 ? last.length : 0;
  const longest = rows.reduce<DayRow | null>((most, row) => (row.length >= (most?.length ?? 0) ? row : most), null);
  return { now, longest };
}

/** From so many minutes on a day is darker; the first step is anything at all. */
export const HEAT_MINUTES = [20, 45, 90] as const;

export function heatOf(seconds: number): 0 | 1 | 2 | 3 | 4 {
  if (seconds < LEAST_SECONDS) return 0;
  return (1 + HEAT_MINUTES.filter((minutes) => seconds >= minutes * 60).length) as 1 | 2 | 3 | 4;
}

const WEEKS_BACK = 47;
const WEEKS_AHEAD = 4;

/** The Mondays of a year that ends with the exam's week, or this one: at most four weeks lie ahead. */
export function weeksOfYear(today: Day, exam: Day | null): Day[] {
  const monday = mondayOf(today);
  const ahead = exam && exam >= today ? Math.min(WEEKS_AHEAD, daysBetween(monday, mondayOf(exam)) / 7) : 0;
  return Array.from({ length: WEEKS_BACK + 1 + ahead }, (_, at) => addDays(monday, 7 * (at - WEEKS_BACK)));
}

export const daysOfWeek = (monday: Day): Day[] => Array.from({ length: 7 }, (_, at) => addDays(monday, at));

/** The number of the week in its year, as calendars count: the first has the year's first Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}
