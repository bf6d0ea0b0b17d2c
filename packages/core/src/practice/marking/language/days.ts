import { monthOf, spacedDays, weekdayOf } from './calendar.ts';
import { trimSigns } from './clean.ts';
import { joinNumbers, ordinalFigure, ordinalToken } from './numbers.ts';

/** A day of the calendar, however it is written. `year` has two figures where it was written with two. */
export type Day = { day: number; month: number; year: number | null; weekday: number; named: boolean };

/** `19 june`, `june 19th, 2026`, `the nineteenth of june`, `19june`, `19/6`, `19-06-2026`. */
export function readDay(text: string): Day | null {
  return dayInFigures(text) ?? dayInWords(text);
}

/** Day before month, as the test writes it; with the year first the month comes second everywhere. */
function dayInFigures(text: string): Day | null {
  const [, first, , second, year] = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/.exec(text) ?? [];
  if (first) return valid(Number(first), Number(second), year ? Number(year) : null, 0, false);
  const [, before, , month, day] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  return before ? valid(Number(day), Number(month), Number(before), 0, false) : null;
}

/** The orders people write, without the weekday: D day, M month, Y year. */
const ORDERS = ['DM', 'MD', 'DMY', 'MDY', 'YMD'];

function dayInWords(text: string): Day | null {
  const words = spacedDays(text)
    .replace(/^on /, '')
    .split(/[\s,-]+/)
    .map(trimSigns)
    .filter((word) => word && word !== 'the' && word !== 'of');
  const weekdays = words.filter((word) => weekdayOf(word) > 0);
  const tokens = joinNumbers(words.filter((word) => weekdayOf(word) === 0).map(withOrdinal));
  const order = tokens.map(letterOf).join('');
  if (!ORDERS.includes(order) || weekdays.length > 1) return null;
  const of = (letter: string) => tokens[order.indexOf(letter)] ?? '';
  const year = order.includes('Y') ? Number(of('Y')) : null;
  return valid(Number.parseInt(of('D'), 10), monthOf(of('M')), year, weekdayOf(weekdays[0] ?? ''), true);
}

function withOrdinal(word: string): string {
  const ordinal = ordinalFigure(word);
  return ordinal === null ? word : ordinalToken(ordinal);
}

const letterOf = (token: string): string =>
  monthOf(token) > 0 ? 'M' : /^\d{1,2}~?$/.test(token) ? 'D' : /^\d{4}$/.test(token) ? 'Y' : '?';

const valid = (day: number, month: number, year: number | null, weekday: number, named: boolean): Day | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { day, month, year, weekday, named } : null;

/** A key in figures may be a fraction (1/2), a price (10.07) or a score (9-5): only 19/6 and a full date are surely days. */
export const isSurelyDay = ({ named, year, day, month }: Day, text: string): boolean =>
  named || year !== null || (text.includes('/') && day > month);

/** A year that only one side has says nothing against it; two that differ do. A weekday is a claim of its own. */
export const sameDay = (a: Day, b: Day): boolean =>
  a.day === b.day && a.month === b.month && a.weekday === b.weekday && sameYear(a.year, b.year);

function sameYear(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return true;
  return a < 100 || b < 100 ? a % 100 === b % 100 : a === b;
}
