/** Labels that are moments: years, hours, months, seasons, decades. What follows one another in time can rise and fall. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const SEASONS: Record<string, number> = { spring: 0, summer: 1, autumn: 2, fall: 2, winter: 3 };

/** Where a moment stands among others of its kind; null for anything that is no moment. */
export function moments(name: string): number | null {
  const year = /^((?:1[6-9]|20|21)\d\d)(?:s|\s?[-/–]\s?\d{2,4})?$/.exec(name);
  if (year) return Number(year[1]);
  const clock = /^(\d{1,2}):(\d\d)$/.exec(name);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const part = /^(?:(Q[1-4])|(?:week|day|month|year) (\d{1,3}))(?:,? (\d{4}))?$/i.exec(name);
  if (part) return Number(part[3] ?? 0) * 4 + Number(part[1]?.slice(1) ?? part[2]);
  const named = /^([A-Za-z]+)\.?(?:,? (\d{4}))?$/.exec(name);
  const place = named ? placeOf(named[1]!) : null;
  return place === null ? null : Number(named![2] ?? 0) * 12 + place;
}

function placeOf(word: string): number | null {
  const season = SEASONS[word.toLowerCase()];
  if (season !== undefined) return season;
  const found = [MONTHS, DAYS].map((names) => names.findIndex((full) => isShortFor(word, full)));
  return found.find((place) => place >= 0) ?? null;
}

const isShortFor = (word: string, full: string) =>
  word.length >= 3 &&
  (word.toLowerCase() === full.toLowerCase() ||
    (word.length <= 4 && full.toLowerCase().startsWith(word.toLowerCase())));

/** Jan is January, and Tues is Tuesday: both spellings of a month or a day; nothing for other names. */
export function calendarForms(name: string): string[] {
  const word = /^[A-Za-z]{3,9}/.exec(name)?.[0] ?? '';
  const full = [...MONTHS, ...DAYS].find((one) => isShortFor(word, one));
  return full && word.length === name.replace(/\.$/, '').length
    ? [full.toLowerCase(), full.slice(0, 3).toLowerCase()]
    : [];
}
