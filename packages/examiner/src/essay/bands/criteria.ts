import { clamp, toHalf } from '../features/numbers.ts';
import type { Estimate, Reach } from '../model/estimate.ts';
import type { Band, Criterion } from '../report.ts';

/** What the essay loses for not doing the task: bands of task response. */
export type TaskLoss = { offTopic: number; tooShort: number };
export type Bands = { overall: Band; criteria: Record<Criterion, Band> };

/**
 * The four criteria are moved together until they average to the overall band. Without the encoder nothing measures the
 * task, so task response takes what the overall band leaves. It then loses what the checks of topic and length found.
 */
export function bandsOf(estimate: Estimate, loss: TaskLoss, cap: number, articlesMissing: number): Bands {
  const { overall } = estimate;
  const near = (value: number) => clamp(value, overall - 1.5, overall + 1.5);
  let [cc, lr, gra] = [near(estimate.cc), near(estimate.lr), near(estimate.gra)];
  let tr = estimate.tr === null ? clamp(4 * overall - cc - lr - gra, overall - 1, overall + 1) : near(estimate.tr);
  const rest = (4 * overall - cc - lr - gra - tr) / (estimate.tr === null ? 3 : 4);
  [cc, lr, gra] = [cc + rest, lr + rest, gra + rest];
  if (estimate.tr !== null) tr += rest;
  const lost = { tr: loss.offTopic + loss.tooShort, gra: articlesMissing };
  const halves = settle(
    { tr: half(tr), cc: half(cc), lr: half(lr), gra: half(gra) },
    half(overall),
    estimate.tr === null,
  );
  const raw = clamp(overall - (lost.tr + lost.gra) / 4, 1, cap);
  const bands = {
    tr: half(Math.min(halves.tr - lost.tr, cap)),
    cc: half(Math.min(halves.cc, cap)),
    lr: half(Math.min(halves.lr, cap)),
    gra: half(Math.min(halves.gra - lost.gra, cap)),
  };
  const low = raw < overall || cap < 9;
  const whole = low ? half(Math.min(raw, cap)) : half(overall);
  const around = (band: number, exact: number): Band => ({ band, ...rangeOf(exact, estimate.reach, band) });
  return {
    overall: around(whole, low ? raw : overall),
    criteria: {
      tr: around(bands.tr, bands.tr),
      cc: around(bands.cc, bands.cc),
      lr: around(bands.lr, bands.lr),
      gra: around(bands.gra, bands.gra),
    },
  };
}

const half = (value: number) => toHalf(clamp(value, 1, 9));

/**
 * Rounding four numbers can pull their average away from the overall band. Half a band is moved back where it shows
 * least: where task response is only what is left, there, while it stays within a band of the whole; otherwise in the
 * criterion farthest off.
 */
function settle(halves: Record<Criterion, number>, overall: number, trIsLeft: boolean): Record<Criterion, number> {
  const settled = { ...halves };
  for (let step = 0; step < 12; step++) {
    const average = (settled.tr + settled.cc + settled.lr + settled.gra) / 4;
    const move = average - overall >= 0.25 ? -0.5 : overall - average > 0.25 ? 0.5 : 0;
    if (!move) break;
    const names = (Object.keys(settled) as Criterion[]).sort((a, b) => Math.sign(move) * (settled[a] - settled[b]));
    const free = trIsLeft && Math.abs(settled.tr + move - overall) <= 1 && half(settled.tr + move) !== settled.tr;
    const name = free ? 'tr' : names[0]!;
    settled[name] = half(settled[name] + move);
  }
  return settled;
}

export function rangeOf(exact: number, reach: Reach, band = toHalf(exact)): { low: number; high: number } {
  const low = clamp(toHalf(exact - reach.below), 0, band);
  return { low, high: clamp(toHalf(exact + reach.above), band, 9) };
}
