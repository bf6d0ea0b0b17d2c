import { addDays, type Day, daysBetween } from '@ninefold/core/time/day';

/** Where bands and days stand in a drawing. */

const LOWEST = 4;
const HIGHEST = 9;
const LEAST_DAYS = 28;

type Box = { left: number; right: number; top: number; bottom: number };

export function bandScale(days: readonly Day[], { today, exam, box }: { today: Day; exam: Day | null; box: Box }) {
  const from = [...days, addDays(today, -LEAST_DAYS)].reduce((least, day) => (day < least ? day : least));
  const to = exam && exam > today ? exam : addDays(today, 7);
  const whole = Math.max(1, daysBetween(from, to));
  return {
    x: (day: Day) => box.left + ((box.right - box.left) * daysBetween(from, day)) / whole,
    /** A band below four stands on the ground. */
    y: (band: number) =>
      box.bottom - ((box.bottom - box.top) * (Math.min(HIGHEST, Math.max(LOWEST, band)) - LOWEST)) / (HIGHEST - LOWEST),
    bands: [4, 5, 6, 7, 8, 9] as const,
  };
}

/** Labels that would touch the one before are left out; the last one always stands. */
export function spacedLabels<T extends { x: number }>(labels: readonly T[], least: number): T[] {
  const kept: T[] = [];
  for (const label of [...labels].reverse()) {
    const after = kept[0];
    if (!after || after.x - label.x >= least) kept.unshift(label);
  }
  return kept;
}
