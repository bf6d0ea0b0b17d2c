import { type Day, daysBetween, startOfDay } from '../time/day.ts';
import { localDay } from '../time/local-day.ts';
import { DAYS_BETWEEN_TRIES, nextDue, notBeforeTomorrow } from './due.ts';
import { factsOfKind } from './kinds.ts';
import type { Mistake, Moment, RightTry } from './mistake.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * `sentence`: where it was tried, so that a rule is not closed by one sentence learned by heart. `noOther`: the learner
 * has been right in every sentence there is; then the same one counts on another day, or it could never be closed.
 */
export type Try = { right: boolean; sentence: string; noOther?: boolean };

/** What a try was worth. A right one may count for nothing, and the learner is told why. */
export const TRY_VERDICTS = ['counts', 'wrong', 'key_just_seen', 'too_soon', 'same_sentence', 'closed_before'] as const;
export type TryVerdict = (typeof TRY_VERDICTS)[number];

/** A night lies between seeing the answer and knowing it. */
const NIGHT_MS = 8 * 3_600_000;
/**
 * Three calendar days are never less than this, unless the learner's time zone changed in between: a clock that is put
 * forward mends nothing.
 */
const REAL_DAYS_MS = (DAYS_BETWEEN_TRIES - 1) * 24 * 3_600_000;

export function tryAgain(
  known: Mistake,
  tried: Try,
  moment: Moment,
  scheduler: Scheduler,
): { mistake: Mistake; verdict: TryVerdict } {
  const verdict = verdictOf(known, tried, moment);
  const keySeen = moment.at > known.keySeen ? moment.at : known.keySeen;
  const { rights } = known;
  switch (verdict) {
    case 'closed_before':
      return { mistake: { ...known, keySeen }, verdict };
    case 'wrong': {
      const opened = { ...known, state: 'open' as const, closedAs: null, rights: [], keySeen };
      return { mistake: { ...opened, ...nextDue(scheduler, known, 'again', [], moment) }, verdict };
    }
    case 'counts': {
      const counted = [
        ...rights,
        { at: moment.at, day: localDay(moment.at, moment.timeZone), sentence: tried.sentence },
      ];
      const closed = counted.length >= factsOfKind(known.kind).closing.tries;
      const state = closed ? ({ state: 'closed', closedAs: 'mended' } as const) : ({ state: 'practised' } as const);
      const due = nextDue(scheduler, known, 'good', counted, moment);
      // Another sentence is another answer, so the one just shown gives nothing away about it.
      const shown = factsOfKind(known.kind).closing.differentSentences ? known.keySeen : keySeen;
      return { mistake: { ...known, ...state, rights: counted, keySeen: shown, ...due }, verdict };
    }
    default:
      // Nothing is gained and nothing lost, except that the answer has just been seen once more.
      return { mistake: { ...known, keySeen, due: notBeforeTomorrow(known.due, moment) }, verdict };
  }
}

function verdictOf(known: Mistake, tried: Try, { at, timeZone }: Moment): TryVerdict {
  if (!tried.right) return 'wrong';
  if (known.state === 'closed') return 'closed_before';
  if (isFresh(known.keySeen, { at, timeZone })) return 'key_just_seen';
  const { closing } = factsOfKind(known.kind);
  if (closing.differentSentences && isRepeated(known.rights, tried, localDay(at, timeZone))) return 'same_sentence';
  const isLast = known.rights.length + 1 >= closing.tries;
  return isLast && tooSoon(known.rights, { at, timeZone }) ? 'too_soon' : 'counts';
}

const isRepeated = (rights: readonly RightTry[], { sentence, noOther = false }: Try, today: Day): boolean =>
  rights.some((one) => one.sentence === sentence && (!noOther || one.day === today));

/** An answer that was seen from then on is still fresh: seen on this day, or without a night in between. */
export function freshFrom({ at, timeZone }: Moment): Date {
  const midnight = startOfDay(localDay(at, timeZone), timeZone) * 1000;
  return new Date(Math.min(midnight, at.getTime() - NIGHT_MS + 1));
}

export const isFresh = (keySeen: Date, now: Moment): boolean => keySeen >= freshFrom(now);

function tooSoon(rights: readonly RightTry[], { at, timeZone }: Moment): boolean {
  const [first] = rights;
  if (!first) return false;
  const days = daysBetween(first.day, localDay(at, timeZone));
  return days < DAYS_BETWEEN_TRIES || at.getTime() - first.at.getTime() < REAL_DAYS_MS;
}
