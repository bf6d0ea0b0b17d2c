import { joinNumbers } from './numbers.ts';

/**
 * A time of day, however it is written. The hour counts from 0 at noon and at midnight; `half` is null where nothing
 * says which; `wide` is 24-hour writing. `plain` might as well be a number: 7.15, 9, nine.
 */
export type Time = { hour: number; minute: number; half: 'am' | 'pm' | null; wide: boolean; plain: boolean };

const HALVES: [RegExp, 'am' | 'pm'][] = [
  [/ ?(?<![a-z])a\.? ?m\.?$| in the morning$/, 'am'],
  [/ ?(?<![a-z])p\.? ?m\.?$| in the (?:afternoon|evening)$/, 'pm'],
];
const HOUR_SIGN = / ?(?:o'?clock|hours|hrs)$/;

/** `7.15`, `at 7:15 pm`, `19.15`, `7 o'clock`, `seven fifteen`, `quarter past seven`, `ten to six`, `noon`. */
export function readTime(text: string): Time | null {
  const whole = text.replace(/^["'(]+|["',;)!?]+$/g, '').replace(/^at /, '');
  const [ending, half] = HALVES.find(([pattern]) => pattern.test(whole)) ?? [];
  const rest = (ending ? whole.replace(ending, '') : whole).replace(/\.$/, '');
  const clock = rest.replace(HOUR_SIGN, '');
  const time = clockFigures(clock) ?? namedTime(clock) ?? countedTime(clock) ?? spokenTime(clock);
  if (!time || (half && time.wide) || (half && time.half && time.half !== half)) return null;
  const plain = time.plain && !half && clock === rest;
  return { ...time, half: half ?? time.half, plain };
}

const timeOf = (hour: number, minute: number, plain: boolean): Time | null => {
  if (hour > 24 || minute > 59) return null;
  const wide = hour > 12 || hour === 0;
  return { hour: hour % 12, minute, half: wide ? (hour % 24 >= 12 ? 'pm' : 'am') : null, wide, plain };
};

/** 0715 is a time with its nought or as a 24-hour time; 715 is a number. */
function clockFigures(text: string): Time | null {
  const [, hours, sign, minutes = '00'] = /^(\d{1,2})(?:([.:])(\d{2}))?$/.exec(text) ?? [];
  if (hours) return timeOf(Number(hours), Number(minutes), sign !== ':');
  const [, first, second] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? [];
  return first ? timeOf(Number(first), Number(second), true) : null;
}

function namedTime(text: string): Time | null {
  const name = /^(?:12 |twelve )?(noon|midday|midnight)$/.exec(text)?.[1];
  return name ? { hour: 0, minute: 0, half: name === 'midnight' ? 'am' : 'pm', wide: false, plain: false } : null;
}

const COUNTED = /^(?:a )?(half|quarter|[a-z\d -]+?)(?: minutes?)? (past|to) ([a-z\d]+)$/;

function countedTime(text: string): Time | null {
  const [, amount = '', direction, of = ''] = COUNTED.exec(text) ?? [];
  const hour = numberIn([of]);
  const minutes = amount === 'half' ? 30 : amount === 'quarter' ? 15 : numberIn(amount.split(/[ -]/));
  if (!direction || !hour || !minutes || hour > 12 || minutes > 59) return null;
  // "half to seven" is not English.
  if (direction === 'to' && amount === 'half') return null;
  return direction === 'past' ? timeOf(hour, minutes, false) : timeOf(hour === 1 ? 12 : hour - 1, 60 - minutes, false);
}

/** `seven fifteen`, `seven oh five`, `nine`; the hour may take two words (twenty-one thirty). */
function spokenTime(text: string): Time | null {
  const words = text.split(/[ -]/);
  for (const taken of [1, 2]) {
    const hour = numberIn(words.slice(0, taken));
    const minute = minutesIn(words.slice(taken));
    if (hour !== null && minute !== null) return timeOf(hour, minute, words.length === taken);
  }
  return null;
}

function minutesIn(words: string[]): number | null {
  if (words.length === 0) return 0;
  const [zero = '', unit = ''] = words;
  if (['oh', 'o', 'zero'].includes(zero))
    return words.length === 2 && !/\d/.test(unit) ? below(numberIn([unit]), 10) : null;
  const minutes = words.some((word) => /\d/.test(word)) ? null : numberIn(words);
  return minutes !== null && minutes >= 10 ? minutes : null;
}

const below = (n: number | null, end: number) => (n !== null && n < end ? n : null);

function numberIn(words: string[]): number | null {
  const [number, ...others] = joinNumbers(words);
  return others.length === 0 && /^\d{1,2}$/.test(number ?? '') ? Number(number) : null;
}

/**
 * Morning or evening counts only where both say it: the marker did not hear the recording. But 22.30 for a key that
 * says no more than 10.30 is another claim, not another way of writing it. Where one form of the key says it, a form
 * that leaves it out does not open the other half.
 */
export function sameTimeAsOneOf(given: Time, keys: readonly Time[]): boolean {
  const same = keys.filter((key) => sameClock(key, given));
  const halves = same.flatMap(({ half }) => half ?? []);
  if (same.length === 0) return false;
  if (halves.length === 0) return !given.wide;
  return given.half === null || halves.includes(given.half);
}

export const sameClock = (a: Time, b: Time): boolean => a.hour === b.hour && a.minute === b.minute;
