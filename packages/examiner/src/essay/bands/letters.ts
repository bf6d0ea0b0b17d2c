import { clamp } from '../features/numbers.ts';
import type { Estimate } from '../model/estimate.ts';

/**
 * Training held no letter, and letters lay a band low, the better the lower. A line laid through ten letters of ours to
 * three questions (as their writers meant their bands) opens the scale again; nine letters to three other questions show
 * how it holds, see the model card. It never lowers a letter, and lifts none by more than a band and a half.
 */
export const LETTER_LINE = { slope: 1.59, intercept: -2.47 };
const MOST = 1.5;

/** The four criteria go along with the whole: what is missing between them is nobody's fault in a letter. */
export function asLetter(estimate: Estimate): Estimate {
  const { overall, tr, cc, lr, gra, method } = estimate;
  if (method !== 'trained' || tr === null) return estimate;
  const lift = clamp(LETTER_LINE.intercept + LETTER_LINE.slope * overall - overall, 0, MOST);
  const whole = Math.min(9, overall + lift);
  const shift = whole - (tr + cc + lr + gra) / 4;
  return { ...estimate, overall: whole, tr: tr + shift, cc: cc + shift, lr: lr + shift, gra: gra + shift };
}
