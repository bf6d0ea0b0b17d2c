import { type Day, daysLater, mondayOf, weekdayOf } from '../time/local-day.ts';

/** A day the learner signed in on: what it paid, and the unbroken row of days up to it. */
export type SignedDay = { day: Day; points: number; streak: number };
/**
 * The date where the learner is now, and where they were at the last reward. A new time zone takes effect with the next
 * reward, which needs a new day in both: otherwise a change of zone would bring the next day within a minute.
 */
export type Today = { here: Day; there: Day };
/** Coins for a day, and for the seventh of the week. */
export type SignInRates = { each: number; seventh: number };

/** 1 today and open, 2 signed in, 3 missed or still to come. */
type SignInStatus = 1 | 2 | 3;
type WeekDay = { date: Day; status: SignInStatus; points: number };
export type Week = {
  days: WeekDay[];
  currentDay: number;
  continuous: boolean;
  continuousDays: number;
  weekContinuousDays: number;
};

const pays = (day: Day, { each, seventh }: SignInRates) => (weekdayOf(day) === 7 ? seventh : each);

/**
 * The row of days after signing in today; null when today is signed already. A day that is not later than the last signed one is signed
 * too: travelling west must not bring back a day that was missed.
 */
export function nextSignIn(
  last: SignedDay | undefined,
  { here: today, there }: Today,
  rates: SignInRates,
): SignedDay | null {
  if (last && (last.day >= today || last.day >= there)) return null;
  const unbroken = last?.day === daysLater(today, -1);
  return { day: today, points: pays(today, rates), streak: unbroken ? last.streak + 1 : 1 };
}

/** The week of today; `signed` holds the last signed days, newest first, at least this week's and one before. */
export function signInWeek(signed: readonly SignedDay[], now: Today, rates: SignInRates): Week {
  const today = now.here;
  const monday = mondayOf(today);
  const last = signed[0];
  const open = nextSignIn(last, now, rates) !== null;
  const days = Array.from({ length: 7 }, (_, n): WeekDay => {
    const date = daysLater(monday, n);
    const done = signed.find(({ day }) => day === date);
    if (done) return { date, status: 2, points: done.points };
    return { date, status: open && date === today ? 1 : 3, points: pays(date, rates) };
  });
  const continuous = last !== undefined && last.day >= daysLater(today, -1);
  const continuousDays = continuous ? last.streak : 0;
  const weekContinuousDays = continuous ? Math.min(continuousDays, weekdayAt(last.day, monday)) : 0;
  return { days, currentDay: weekdayOf(today), continuous, continuousDays, weekContinuousDays };
}

/** How many days of this week there are up to and including a day: 0 for one before Monday. */
const weekdayAt = (day: Day, monday: Day) => (day < monday ? 0 : weekdayOf(day));
