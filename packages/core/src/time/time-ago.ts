const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

type TimeAgo = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days' | 'years'; count: number };

/** Both times in epoch seconds. A time ahead of `now` is a clock that runs fast, so it counts as just now. */
export function timeAgo(then: number, now: number): TimeAgo {
  const passed = Math.floor(now - then);
  if (passed < MINUTE) return { unit: 'now' };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  if (passed < YEAR) return { unit: 'days', count: Math.floor(passed / DAY) };
  return { unit: 'years', count: Math.floor(passed / YEAR) };
}
