import { addDays, type Day, daysBetween } from '../time/day.ts';
import { localDay } from '../time/local-day.ts';
import { factsOfKind } from './kinds.ts';
import type { Mistake, Moment, RightTry } from './mistake.ts';
import type { Grade, Scheduler } from './scheduler.ts';

/** The last right try that closes a mistake comes at least so many days after the first. */
export const DAYS_BETWEEN_TRIES = 3;

/**
 * The scheduler says when, within two limits: never on a day on which the answer is still fresh, and not before the
 * day on which a right answer could count.
 */
export function nextDue(
  scheduler: Scheduler,
  mistake: Pick<Mistake, 'kind' | 'memory'>,
  grade: Grade,
  rights: readonly RightTry[],
  moment: Moment,
): Pick<Mistake, 'memory' | 'due'> {
  const { memory, due } = dueAfter(scheduler, mistake.memory, grade, moment);
  return { memory, due: latest(due, closingDay(mistake, rights) ?? due) };
}

/** Lost for the first time: whatever kind it is, nothing is known of it yet. */
export const firstDue = (scheduler: Scheduler, moment: Moment): Pick<Mistake, 'memory' | 'due'> =>
  dueAfter(scheduler, null, 'again', moment);

function dueAfter(scheduler: Scheduler, before: Mistake['memory'], grade: Grade, { at, timeZone }: Moment) {
  const { memory, due } = scheduler.next(before, grade, at);
  return { memory, due: latest(addDays(localDay(at, timeZone), 1), localDay(due, timeZone)) };
}

/** The first day on which the next right answer could close it; null while more than one is missing. */
export function closingDay({ kind }: Pick<Mistake, 'kind'>, rights: readonly RightTry[]): Day | null {
  const [first] = rights;
  const missing = factsOfKind(kind).closing.tries - rights.length;
  return first && missing <= 1 ? addDays(first.day, DAYS_BETWEEN_TRIES) : null;
}

/** After it was answered, whatever the answer was worth, it rests until the next day. */
export const notBeforeTomorrow = (due: Day, { at, timeZone }: Moment): Day =>
  latest(due, addDays(localDay(at, timeZone), 1));

export const isDue = ({ state, due }: Pick<Mistake, 'state' | 'due'>, today: Day): boolean =>
  state !== 'closed' && daysBetween(due, today) >= 0;

const latest = (...days: Day[]): Day => days.reduce((late, day) => (day > late ? day : late));
