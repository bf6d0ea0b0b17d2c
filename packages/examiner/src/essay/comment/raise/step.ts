import type { Both } from '../../report.ts';

/** What the public scale asks for at a band, in our words, and how the learner can look for it in the own text. */
export type Step = { asks: Both; check: Both };

/** The step to aim at; `7+` is what a 6.5 still lacks of a 7. */
export const AIMS = ['6', '7', '7+', '8', '9'] as const;
export type Aim = (typeof AIMS)[number];

export function aimOf(band: number): Aim {
  if (band < 6) return '6';
  if (band < 6.5) return '7';
  if (band < 7) return '7+';
  return band < 8 ? '8' : '9';
}

/** Four texts in their order: asked for in Chinese and in English, then how to check it. */
export const step = (asksZh: string, asksEn: string, checkZh: string, checkEn: string): Step => ({
  asks: { zh: asksZh, en: asksEn },
  check: { zh: checkZh, en: checkEn },
});
