import { DAYS_WITHOUT_FRESH } from './agenda.ts';
import { gainOfFresh, gainOfReview } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { recallOf } from './recall-map.ts';
import { firstTrace, type Grade, nextTrace, type Trace } from './trace.ts';

/** The day on which FSRS without an exam asks again; at least tomorrow. */
export const ordinaryDueDay = ({ stability, day }: Trace): number => day + Math.max(1, Math.round(stability));

export const traceAfter = (outlook: Outlook, trace: Trace | null, grade: Grade): Trace =>
  trace
    ? nextTrace(trace, grade, outlook.today, recallOf(outlook.map, outlook.today - trace.day, trace.stability))
    : firstTrace(grade, outlook.today);

/**
 * In how many days a word will be asked again after this grade, as far as can be told. With an exam ahead: on the first
 * day on which it brings more than a new word; once there are no new words any more, when ordinary FSRS would ask; and
 * in the last days before the exam at the latest. null: not before the exam. A word that has faded may come earlier,
 * in its share of a day: which of many that will be nobody can tell.
 */
export function daysUntilAsked(outlook: Outlook, trace: Trace | null, grade: Grade): number | null {
  const after = traceAfter(outlook, trace, grade);
  if (outlook.exam <= outlook.today) return ordinaryDueDay(after) - outlook.today;
  const left = outlook.exam - outlook.today;
  const asks = (ahead: number): boolean => {
    const then = { ...outlook, today: outlook.today + ahead };
    if (left - ahead <= DAYS_WITHOUT_FRESH) return true;
    if (ahead >= outlook.freshFor && ordinaryDueDay(after) <= then.today) return true;
    return gainOfReview(then, after) > gainOfFresh(then);
  };
  // The gain rises as the word fades, so long stretches are skipped and only the last one is walked day by day.
  let quiet = 0;
  let ahead = 1;
  while (ahead < left && !asks(ahead)) {
    quiet = ahead;
    ahead += Math.max(1, Math.floor(ahead / 4));
  }
  for (let day = quiet + 1; day < Math.min(ahead, left); day++) if (asks(day)) return day;
  return ahead < left ? ahead : null;
}
