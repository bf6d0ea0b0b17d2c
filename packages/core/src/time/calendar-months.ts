/**
 * Adds calendar months as a person with a calendar on the wall would: the same day and the same time of day, in their
 * own time zone. A day the month does not have becomes its last one. Epoch seconds in and out.
 */
export function addMonths(instant: number, months: number, timeZone: string): number {
  const at = wallClock(instant, timeZone);
  const total = at.year * 12 + (at.month - 1) + months;
  const [year, month] = [Math.floor(total / 12), total % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const wall = Date.UTC(year, month, Math.min(at.day, lastDay), at.hour, at.minute, at.second) / 1000;
  return instantOf(wall, timeZone);
}

/**
 * The moment at which the clock on the wall shows this. Twice a year that is not one moment: an hour that comes twice
 * means its first time, and a time that is skipped means as long after midnight as it would have been.
 */
function instantOf(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const real = [wall - before, wall - after].filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return real.length ? Math.min(...real) : wall - before;
}

const DAY = 86_400;

/** By how many seconds the wall clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - instant;
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

function wallClock(instant: number, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(instant * 1000);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times, so one is kept for each zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const number = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  });
  clocks.set(timeZone, clock);
  return clock;
}
