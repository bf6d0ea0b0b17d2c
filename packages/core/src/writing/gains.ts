import { CRITERIA, type Criterion } from './error-kinds.ts';

type Both = { en: string; zh: string };
type Judged = { band: number; reasons: readonly { good: boolean; open?: true | undefined }[]; raise: Both };

/** Half a band more in one of four equal criteria, before rounding. */
const HALF_BAND_OF_ONE = 0.125;
const MOST_GAINS = 3;

/**
 * What would raise the overall band, at most three things. The weakest criterion first, since half a band is won most
 * easily where the band is lowest; of equals the one with more weaknesses shown. A full band cannot be raised.
 */
export function gainsOf(criteria: Readonly<Record<Criterion, Judged>>) {
  return CRITERIA.map((criterion) => {
    const { band, reasons, raise } = criteria[criterion];
    return { criterion, band, advice: raise, places: reasons.filter(({ good, open }) => !good && !open).length };
  })
    .filter(({ band }) => band < 9)
    .sort((a, b) => a.band - b.band || b.places - a.places)
    .slice(0, MOST_GAINS)
    .map(({ criterion, advice, places }) => ({ criterion, advice, places, gain: HALF_BAND_OF_ONE }));
}

/** Of the written essays the one just above; the best one for whoever is above them all. null: there are none. */
export function modelAbove<E extends { band: number }>(essays: readonly E[], band: number): E | null {
  const sorted = [...essays].sort((a, b) => a.band - b.band);
  return sorted.find((essay) => essay.band > band) ?? sorted.at(-1) ?? null;
}
