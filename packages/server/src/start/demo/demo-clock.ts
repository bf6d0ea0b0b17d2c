import { dayAt, startOfDay } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';

export type DemoClock = (daysAgo: number, clock: string) => Date;

const DAY_MS = 86_400_000;

/** Moments of days gone by on the wall clock of the site's zone, so that a demo learner gets up, works and goes to bed. */
export function demoClock(now: Date, timeZone: string): DemoClock {
  const midnight = startOfDay(dayAt(secondsOf(now), timeZone), timeZone) * 1000;
  return (daysAgo, clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return new Date(midnight - daysAgo * DAY_MS + (hours * 60 + minutes) * 60_000);
  };
}
