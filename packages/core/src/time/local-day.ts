/** A calendar day without a time, as the learner's wall calendar shows it: YYYY-MM-DD. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Which day it is in a time zone at a moment; the zone's own rules for summer time decide. */
export function localDay(at: Date, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish dates are ISO dates; making a format is slow, so each zone's is kept.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Counted on the calendar, so a day of 23 or 25 hours is one day. */
export const daysLater = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const mondayOf = (day: Day): Day => daysLater(day, 1 - weekdayOf(day));
