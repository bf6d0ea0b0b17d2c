import { ERROR_KINDS, type ErrorKind } from '../error-kinds.ts';

/** How often each kind of slip was found in one scored essay. */
export type EssayErrors = { words: number; kinds: { [Kind in ErrorKind]?: number | undefined } };

/**
 * Per 100 words, since essays differ in length. `few`: under four essays two of each side cannot be compared, and one
 * essay is no direction.
 */
export type Direction = 'rising' | 'falling' | 'steady' | 'few';

export type KindTrend = {
  kind: ErrorKind;
  total: number;
  /** Oldest essay first. */
  rates: number[];
  direction: Direction;
  /** Per 100 words, in the older and in the newer half. */
  before: number;
  now: number;
};

/** With fewer the page says how many more it takes. */
export const ESSAYS_FOR_A_TREND = 4;
/** Less than a slip in 300 words is chance. */
const LEAST_CHANGE = 0.3;

/** The kinds that occurred, most of them first. Essays come oldest first. */
export function kindTrends(essays: readonly EssayErrors[]): KindTrend[] {
  const half = Math.floor(essays.length / 2);
  return ERROR_KINDS.flatMap((kind): KindTrend[] => {
    const counts = essays.map(({ kinds }) => kinds[kind] ?? 0);
    const total = sum(counts);
    if (total === 0) return [];
    const [before, now] = [rateOf(essays.slice(0, half), kind), rateOf(essays.slice(half), kind)];
    const rates = essays.map((essay) => rateOf([essay], kind));
    return [{ kind, total, rates, before, now, direction: directionOf(essays.length, before, now) }];
  }).sort((a, b) => b.total - a.total);
}

function directionOf(essays: number, before: number, now: number): Direction {
  if (essays < ESSAYS_FOR_A_TREND) return 'few';
  if (Math.abs(now - before) < LEAST_CHANGE) return 'steady';
  return now > before ? 'rising' : 'falling';
}

function rateOf(essays: readonly EssayErrors[], kind: ErrorKind): number {
  const words = sum(essays.map((essay) => essay.words));
  const found = sum(essays.map(({ kinds }) => kinds[kind] ?? 0));
  return words === 0 ? 0 : Math.round((found / words) * 1000) / 10;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
