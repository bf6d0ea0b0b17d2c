/** Raw score → band, as published for the test in general; every paper differs a little, so a band from here is estimated. */

export type BandTest = 'listening' | 'academic_reading' | 'general_reading';

/** What a complete test has; a part alone gets no band. */
export const FULL_MARKS = 40;

/** The lowest raw score of each band, from the top. Zero right answers of a test that was sat is band 1. */
export type BandStep = { readonly band: number; readonly from: number };

const BANDS = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1] as const;
const steps = (...from: number[]): readonly BandStep[] => BANDS.map((band, at) => ({ band, from: from[at] ?? 0 }));

export const BAND_TABLES: Readonly<Record<BandTest, readonly BandStep[]>> = {
  listening: steps(39, 37, 35, 32, 30, 26, 23, 18, 16, 13, 10, 8, 6, 4, 2, 0),
  academic_reading: steps(39, 37, 35, 33, 30, 27, 23, 19, 15, 13, 10, 8, 6, 4, 2, 0),
  general_reading: steps(40, 39, 37, 36, 34, 32, 30, 27, 23, 19, 15, 12, 9, 6, 3, 0),
};

/** `table`: a paper's own, where the default does not fit it. */
export function bandFromRaw(raw: number, test: BandTest, table: readonly BandStep[] = BAND_TABLES[test]): number {
  const right = Math.min(FULL_MARKS, Math.max(0, Math.floor(raw)));
  return table.find(({ from }) => right >= from)?.band ?? 0;
}

/** How far the next band is: "one more right answer = 6.5". Null at the top. */
export function nextBand(
  raw: number,
  test: BandTest,
  table: readonly BandStep[] = BAND_TABLES[test],
): { more: number; band: number } | null {
  const now = bandFromRaw(raw, test, table);
  const above = table.filter(({ band }) => band > now).at(-1);
  return above ? { more: above.from - Math.min(FULL_MARKS, Math.max(0, Math.floor(raw))), band: above.band } : null;
}

/** A band and the raw scores that earn it. */
export type BandRange = { band: number; from: number; to: number };

/** What lies around a raw score: the band below, its own, and the two above; fewer at the ends of the table. */
export function bandsAround(
  raw: number,
  test: BandTest,
  table: readonly BandStep[] = BAND_TABLES[test],
): readonly BandRange[] {
  const own = table.findIndex(({ band }) => band === bandFromRaw(raw, test, table));
  const ranges = table.map(({ band, from }, at) => ({ band, from, to: (table[at - 1]?.from ?? FULL_MARKS + 1) - 1 }));
  return ranges.slice(Math.max(0, own - 2), own + 2).reverse();
}
