/** One measured figure; with a goal, its share of the goal is printed too. Nothing is ever asserted here. */
export type Figure = { what: string; value: number; unit: string; goal?: number };

export function printTable(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, value, unit, goal } of figures) {
    const measured = `${rounded(value)} ${unit}`;
    const against = goal === undefined ? '' : `   goal ${goal} ${unit}, ratio ${(value / goal).toFixed(2)}`;
    console.log(`  ${what.padEnd(width)}  ${measured.trim().padStart(12)}${against}`);
  }
}

const rounded = (value: number) =>
  Number.isInteger(value) || value >= 100 ? Math.round(value).toString() : value.toFixed(value >= 10 ? 1 : 2);

/** The value below which `share` of the sorted values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
