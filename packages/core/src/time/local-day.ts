/** A calendar day without a time, as the learner's wall calendar shows it: YYYY-MM-DD. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
/** What is known of a zone: how it writes dates, and the days of a few moments, since one call asks for them again and again. */
type Zone = { format: Intl.DateTimeFormat; days: Map<number, Day> };
const zones = new Map<string, Zone>();
const MOST_MOMENTS = 64;

/** Which day it is in a time zone at a moment; the zone's own rules for summer time decide. */
export function localDay(at: Date, timeZone: string): Day {
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  const known = zone.days.get(at.getTime());
  if (known !== undefined) return known;
  const day = zone.format.format(at);
  if (zone.days.size >= MOST_MOMENTS) zone.days.clear();
  zone.days.set(at.getTime(), day);
  return day;
}

/** Swedish dates are ISO dates. Making a format is slow, so each zone's is kept. */
function openZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const zone = { format, days: new Map<number, Day>() };
  zones.set(timeZone, zone);
  return zone;
}

/** Counted on the calendar, so a day of 23 or 25 hours is one day. */
export const daysLater = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const mondayOf = (day: Day): Day => daysLater(day, 1 - weekdayOf(day));
