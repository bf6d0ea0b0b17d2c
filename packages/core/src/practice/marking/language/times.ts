/** Days and times of day: the same moment, however it is written. Both take tokens that `readAnswer` made. */

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT: Record<string, number> = { sept: 9 };
for (const [at, month] of MONTHS.entries()) {
  SHORT[month] = at + 1;
  SHORT[month.slice(0, 3)] = at + 1;
}

export type Day = { day: number; month: number; year: number | null };

/** `19 june`, `june 19~`, `the 19~ of june`, `19/6`, `19-06-2018`. Day before month, as the test writes it. */
export function readDay(text: string): Day | null {
  return dayInFigures(text) ?? dayInWords(text);
}

function dayInFigures(text: string): Day | null {
  const [, first, , second, year] = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}))?$/.exec(text) ?? [];
  if (!first || !second) return null;
  return valid(Number(first), Number(second), year ? Number(year) : null);
}

function dayInWords(text: string): Day | null {
  const tokens = text.split(/[\s,]+/).filter((token) => token && token !== 'the' && token !== 'of');
  const month = tokens.findIndex((token) => token.replace(/\.$/, '') in SHORT);
  if (month === -1 || tokens.length < 2 || tokens.length > 3) return null;
  const rest = tokens.filter((_, at) => at !== month);
  const day = /^\d{1,2}~?$/.test(rest[0] ?? '') ? Number.parseInt(rest[0] ?? '', 10) : 0;
  const year = rest[1];
  if (!day || (year !== undefined && !/^\d{4}$/.test(year))) return null;
  return valid(day, SHORT[tokens[month]?.replace(/\.$/, '') ?? ''] ?? 0, year ? Number(year) : null);
}

const valid = (day: number, month: number, year: number | null): Day | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { day, month, year } : null;

/** A year that only one side has says nothing against it; two that differ do. */
export const sameDay = (a: Day, b: Day): boolean =>
  a.day === b.day && a.month === b.month && (a.year === null || b.year === null || a.year === b.year);

/** The hour counts from 0 at noon and at midnight; `half` is null where nothing says which, `wide` is 24-hour writing. */
export type Time = { hour: number; minute: number; half: 'am' | 'pm' | null; wide: boolean };

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');

/** `7.15`, `7:15 pm`, `19.15`, `7 pm`, `7 o'clock`, `quarter past seven`, `ten to six`, `noon`. */
export function readTime(text: string): Time | null {
  const half = /\b([ap])\.?\s?m\b\.?$/.exec(text)?.[1];
  const rest = text.replace(/\s*\b[ap]\.?\s?m\b\.?$/, '').trim();
  const time = clockFigures(rest) ?? clockWords(rest);
  if (!time) return null;
  if (!half) return time;
  if (time.wide) return null;
  return { ...time, hour: time.hour % 12, half: half === 'a' ? 'am' : 'pm' };
}

function clockFigures(text: string): Time | null {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?(?: ?o'?clock)?$/.exec(text) ?? [];
  if (!hours || Number(hours) > 24 || Number(minutes) > 59) return null;
  const hour = Number(hours);
  if (hour > 12 || hours === '00')
    return { hour: hour % 12, minute: Number(minutes), half: hour % 24 >= 12 ? 'pm' : 'am', wide: true };
  return { hour: hour % 12, minute: Number(minutes), half: null, wide: false };
}

function clockWords(text: string): Time | null {
  if (text === 'noon' || text === 'midday') return { hour: 0, minute: 0, half: 'pm', wide: false };
  if (text === 'midnight') return { hour: 0, minute: 0, half: 'am', wide: false };
  const [, amount, direction, of] = /^(?:a )?(\S+)(?: minutes)? (past|to) (\S+)$/.exec(text) ?? [];
  const hour = hourOf(of ?? text.replace(/ ?o'?clock$/, ''));
  if (hour === null) return null;
  if (!direction) return text.includes('clock') ? { hour, minute: 0, half: null, wide: false } : null;
  const minutes = amount === 'half' ? 30 : amount === 'quarter' ? 15 : Number(amount);
  if (!(minutes > 0 && minutes < 60)) return null;
  if (direction === 'past') return { hour, minute: minutes, half: null, wide: false };
  return { hour: (hour + 11) % 12, minute: 60 - minutes, half: null, wide: false };
}

function hourOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) % 12 : null;
  return HOURS.includes(word) ? HOURS.indexOf(word) : null;
}

/**
 * Morning or evening counts only where both say it: the marker did not hear the recording. But 22.30 for a key that
 * says no more than 10.30 is another claim, not another way of writing it.
 */
export function sameTime(given: Time, key: Time): boolean {
  if (given.hour !== key.hour || given.minute !== key.minute) return false;
  if (key.half === null) return !given.wide;
  return given.half === null || given.half === key.half;
}
