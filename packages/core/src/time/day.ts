import { type Day as LocalDay, localDay } from './local-day.ts';

/** A calendar day such as 2027-01-16. It has no time zone: whoever makes one from an instant names the zone. */
export type Day = LocalDay;

const MS = 86_400_000;

export const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfMs(msOf(text)) === text;

export const addDays = (day: Day, days: number): Day => dayOfMs(msOf(day) + days * MS);

/** The same date some months later; a date the month does not have becomes its last one. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfMs(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}

/** 1 from one day to the next; negative backwards. */
export const daysBetween = (from: Day, to: Day): number => Math.round((msOf(to) - msOf(from)) / MS);

/** The learner's date at an instant, in epoch seconds. */
export const dayAt = (seconds: number, timeZone: string): Day => localDay(new Date(seconds * 1000), timeZone);

/** The first second of a day where the learner lives. */
export function startOfDay(day: Day, timeZone: string): number {
  const utcMidnight = msOf(day) / 1000;
  // No zone is more than 14 hours from UTC, so the day's start lies in between; each hour is tried, then each minute.
  let early = utcMidnight - 15 * 3600;
  while (dayAt(early + 3600, timeZone) < day) early += 3600;
  while (dayAt(early, timeZone) < day) early += 60;
  return early;
}

const msOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOfMs = (ms: number): Day => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
