import { HIGHEST_BAND, LOWEST_BAND } from '../bands/band.ts';
import { type Day, daysBetween } from '../time/day.ts';

/** Where the bands of a skill lead by exam day: in words only when there is enough to say it from. */

export type BandPoint = { day: Day; band: number };

export type Forecast = {
  about: number;
  low: number;
  high: number;
  /** From so many tests: the newest ones. */
  count: number;
  /** Of ten such learners, how many reach the target; null without a target. */
  tenths: number | null;
};

export type Outlook =
  | { outcome: 'told'; forecast: Forecast }
  /** `more`: so many tests are missing. */
  | { outcome: 'few'; more: number }
  /** All within a few days: that is one standing, not a way. */
  | { outcome: 'short' }
  | { outcome: 'stale'; since: Day }
  | { outcome: 'no_exam' };

/** Two are no trend. */
export const LEAST_POINTS = 3;
const LEAST_SPAN_DAYS = 7;
const STALE_AFTER_DAYS = 60;
const MOST_POINTS = 12;
/** A band is an estimate: however smooth the points look, the next test may differ by so much. */
const LEAST_SPREAD = 0.35;
/** Eight times in ten. */
const Z = 1.2816;

/** `points`: first attempts only, in any order. What was done a second time says little about the exam. */
export function outlookOf(
  points: readonly BandPoint[],
  { today, exam, target }: { today: Day; exam: Day | null; target: number },
): Outlook {
  const newest = [...points].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST_POINTS);
  const [first, last] = [newest[0], newest.at(-1)];
  if (!first || !last || newest.length < LEAST_POINTS) return { outcome: 'few', more: LEAST_POINTS - newest.length };
  if (exam === null || exam < today) return { outcome: 'no_exam' };
  if (daysBetween(last.day, today) > STALE_AFTER_DAYS) return { outcome: 'stale', since: last.day };
  if (daysBetween(first.day, last.day) < LEAST_SPAN_DAYS) return { outcome: 'short' };
  return { outcome: 'told', forecast: forecast(newest, exam, target) };
}

/** A straight line, drawn flatter the fewer points there are and never further ahead than it was watched. */
function forecast(points: readonly BandPoint[], exam: Day, target: number): Forecast {
  const start = points[0]?.day ?? exam;
  const at = points.map(({ day }) => daysBetween(start, day));
  const count = points.length;
  const [middle, mean] = [average(at), average(points.map(({ band }) => band))];
  const around = at.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  const together = points.reduce((sum, { band }, i) => sum + ((at[i] ?? 0) - middle) * (band - mean), 0);
  const slope = (together / around) * (count / (count + LEAST_POINTS));
  const span = at.at(-1) ?? 0;
  const ahead = Math.min(daysBetween(start, exam), 2 * span);
  const rest = points.reduce((sum, { band }, i) => sum + (band - mean - slope * ((at[i] ?? 0) - middle)) ** 2, 0);
  const spread = Math.max(LEAST_SPREAD, Math.sqrt(rest / (count - 2)));
  const value = mean + slope * (ahead - middle);
  const reach = spread * Math.sqrt(1 + 1 / count + (ahead - middle) ** 2 / around);
  return {
    count,
    about: inHalves(value, Math.round),
    low: inHalves(value - Z * reach, Math.round),
    high: inHalves(value + Z * reach, Math.round),
    // A band is rounded to the next half: from a quarter below it the target is reached.
    tenths: target > 0 ? Math.round(10 * (1 - normal((target - 0.25 - value) / reach))) : null,
  };
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const inHalves = (band: number, round: (n: number) => number): number =>
  Math.min(HIGHEST_BAND, Math.max(LOWEST_BAND, round(band * 2) / 2));

/** The normal distribution, to three places (Zelen and Severo). */
function normal(x: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(x));
  const tail =
    (Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI)) * (0.4361836 * t - 0.1201676 * t ** 2 + 0.937298 * t ** 3);
  return x < 0 ? tail : 1 - tail;
}
