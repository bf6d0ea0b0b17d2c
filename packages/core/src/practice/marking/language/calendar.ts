/** Names of months and weekdays, in full and as people shorten them. */

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const shortNames = (names: string[], more: [string, string][]) =>
  new Map<string, string>([...names.map((name): [string, string] => [name.slice(0, 3), name]), ...more]);

const SHORT_MONTHS = shortNames(MONTHS, [['sept', 'september']]);
const SHORT_WEEKDAYS = shortNames(WEEKDAYS, [
  ['tues', 'tuesday'],
  ['weds', 'wednesday'],
  ['thur', 'thursday'],
  ['thurs', 'thursday'],
]);

/** 1 to 12, or 0: no month. */
export const monthOf = (word: string): number => MONTHS.indexOf(SHORT_MONTHS.get(word) ?? word) + 1;

/** 1 (Monday) to 7, or 0: no weekday. */
export const weekdayOf = (word: string): number => WEEKDAYS.indexOf(SHORT_WEEKDAYS.get(word) ?? word) + 1;

/** `dec` for a key `december`. Not the other way round: a key `sun` may shine. */
export const isShortFor = (word: string, keyWord: string): boolean =>
  SHORT_MONTHS.get(word) === keyWord || SHORT_WEEKDAYS.get(word) === keyWord;

const NAMES = [...MONTHS, 'sept', ...SHORT_MONTHS.keys()].join('|');
const FIGURE_BEFORE_MONTH = new RegExp(`(\\d(?:st|nd|rd|th)?)(?:\\. ?|[-/])?(?=(?:${NAMES})\\b)`, 'g');
const MONTH_BEFORE_FIGURE = new RegExp(`\\b(${NAMES})(?:\\.|[-/])?(?=\\d)`, 'g');

/** `19june`, `19-Jun-2026` and `june19` with their spaces. */
export const spacedDays = (text: string): string =>
  text
    .replace(/(\d) (st|nd|rd|th)\b/g, '$1$2')
    .replace(FIGURE_BEFORE_MONTH, '$1 ')
    .replace(MONTH_BEFORE_FIGURE, '$1 ')
    .replace(/ +/g, ' ');
