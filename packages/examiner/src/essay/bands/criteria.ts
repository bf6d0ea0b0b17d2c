import { clamp, toHalf } from '../features/numbers.ts';
import type { Estimate, Reach } from '../model/estimate.ts';
import type { Band, Criterion } from '../report.ts';
import type { Limits } from './limits.ts';

/** What the essay loses for not doing the task: bands of task response. */
export type TaskLoss = { offTopic: number; tooShort: number };
export type Bands = { overall: Band; criteria: Record<Criterion, Band> };

const MOST_LEFT = 0.75;
const NAMES: readonly Criterion[] = ['tr', 'cc', 'lr', 'gra'];
export const NO_LIMITS: Limits = {
  most: { tr: 9, cc: 9, lr: 9, gra: 9 },
  loss: { tr: 0, cc: 0, lr: 0, gra: 0 },
  warnings: [],
};

/**
 * The four criteria keep what sets them apart: together they go half the way to the estimate of the whole, and task
 * response, of which the models know least, takes what is left, three quarters of a band at most. They lose what the
 * checks found and are rounded; the overall band follows from the shown four by the official rule, so it may differ from
 * the estimate of the whole by a little. Without the encoder nothing speaks of the task, and task response takes it all.
 */
export function bandsOf(
  estimate: Estimate,
  loss: TaskLoss,
  cap: number,
  articlesMissing: number,
  limits = NO_LIMITS,
): Bands {
  const free = criteriaOf(estimate);
  const lost: Record<Criterion, number> = {
    ...limits.loss,
    tr: limits.loss.tr + loss.offTopic + loss.tooShort,
    gra: limits.loss.gra + articlesMissing,
  };
  const exact = (name: Criterion) => Math.min(free[name] - lost[name], limits.most[name], cap);
  const shown = Object.fromEntries(NAMES.map((name) => [name, half(exact(name))])) as Record<Criterion, number>;
  const whole = Math.min(officialOverall(NAMES.map((name) => shown[name])), cap);
  const middle = NAMES.reduce((sum, name) => sum + clamp(exact(name), 1, 9), 0) / 4;
  // What a check limits is limited for sure: no range reaches over it.
  const most = (name: Criterion) => Math.min(limits.most[name], cap);
  const around = (band: number, value: number, top: number): Band => {
    const { low, high } = rangeOf(value, estimate.reach, band);
    return { band, low, high: Math.max(band, Math.min(high, top)) };
  };
  return {
    overall: around(whole, middle, Math.min(cap, officialOverall(NAMES.map(most)))),
    criteria: Object.fromEntries(NAMES.map((name) => [name, around(shown[name], shown[name], most(name))])) as Record<
      Criterion,
      Band
    >,
  };
}

function criteriaOf({ overall, ...estimate }: Estimate): Record<Criterion, number> {
  const near = (value: number) => clamp(value, overall - 1.5, overall + 1.5);
  const [cc, lr, gra] = [near(estimate.cc), near(estimate.lr), near(estimate.gra)];
  if (estimate.tr === null) {
    const tr = clamp(4 * overall - cc - lr - gra, overall - 1, overall + 1);
    const rest = (4 * overall - cc - lr - gra - tr) / 3;
    return { tr, cc: cc + rest, lr: lr + rest, gra: gra + rest };
  }
  const own = near(estimate.tr);
  const rest = (overall - (cc + lr + gra + own) / 4) / 2;
  const tr = clamp(4 * overall - cc - lr - gra - 3 * rest, own + rest - MOST_LEFT, own + rest + MOST_LEFT);
  return { tr, cc: cc + rest, lr: lr + rest, gra: gra + rest };
}

const half = (value: number) => toHalf(clamp(value, 1, 9));

/** The mean of the four to the nearest half band; a quarter and three quarters go up. */
export const officialOverall = (bands: number[]): number => {
  const mean = bands.reduce((sum, band) => sum + band, 0) / bands.length;
  return Math.floor(mean * 2 + 0.5) / 2;
};

export function rangeOf(exact: number, reach: Reach, band = toHalf(exact)): { low: number; high: number } {
  const low = clamp(toHalf(exact - reach.below), 0, band);
  return { low, high: clamp(toHalf(exact + reach.above), band, 9) };
}
