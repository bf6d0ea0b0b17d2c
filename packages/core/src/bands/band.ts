import { hasScore, NONE } from '../skills.ts';

/** Bands run from 0 to 9 in half steps. All arithmetic is done in whole half-bands, where nothing is lost. */
export const LOWEST_BAND = 0;
export const HIGHEST_BAND = 9;
export const BAND_STEP = 0.5;

export const isBand = (score: number): boolean =>
  score >= LOWEST_BAND && score <= HIGHEST_BAND && Number.isInteger(score * 2);

/** A score that came from elsewhere, brought onto the scale; none stays none. */
export function clampBand(score: number): number {
  if (!hasScore(score) || Number.isNaN(score)) return NONE;
  return Math.min(HIGHEST_BAND, Math.round(score * 2) / 2);
}

/** Missing scores do not count; null when every one is missing. Ties go up: 6.25 is 6.5 and 6.75 is 7. */
export function averageBand(scores: readonly number[]): number | null {
  const halfBands = scores.filter(hasScore).map((score) => Math.round(score * 2));
  const count = halfBands.length;
  if (count === 0) return null;
  const sum = halfBands.reduce((total, half) => total + half, 0);
  return Math.floor((2 * sum + count) / (2 * count)) / 2;
}

/** Task 2 counts twice. */
export const writingBand = (task1: number, task2: number): number | null =>
  hasScore(task1) && hasScore(task2) ? averageBand([task1, task2, task2]) : null;
