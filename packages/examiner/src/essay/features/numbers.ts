export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.length ? items.filter(test).length / items.length : 0;

export function quantile(sorted: readonly number[], q: number): number {
  if (!sorted.length) return 0;
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Bands come in halves. */
export const toHalf = (value: number): number => Math.round(value * 2) / 2;

export function syllables(word: string): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups - (word.endsWith('e') && !word.endsWith('le') ? 1 : 0));
}
