import type { SpeakingBand, SpeakingCriterion } from '@ninefold/core/speaking/report';
import type { factsOf } from './facts.ts';
import { bandOf, NORMS } from './norms.ts';

export type Estimate = Record<SpeakingCriterion, SpeakingBand> & { overall: SpeakingBand };
type Facts = ReturnType<typeof factsOf>;

/** Under a minute or a hundred words nobody can tell a band. */
export const LEAST_WORDS = 100;
export const LEAST_SECONDS = 60;
/** Pausing told only 5 from 8 in real tests: fluency by itself never speaks for 7. */
const MOST_BY_FLUENCY = 6.5;
/** Rhythm, stress and intonation are not measured, and slips that no rule finds are not counted. */
const MOST = { lr: 8, gra: 7.5, p: 7 } as const;
/** One band either way. */
const RANGE = 1;

export const isEnough = ({ words, seconds }: Pick<Facts, 'words' | 'seconds'>): boolean =>
  words >= LEAST_WORDS && seconds >= LEAST_SECONDS;

export function estimate(facts: Facts): Estimate {
  const lr = mean([bandOf(NORMS.variety, facts.variety), bandOf(NORMS.lessCommon, facts.less_common)]);
  const gra = mean([bandOf(NORMS.slips, facts.slips_a_hundred), bandOf(NORMS.subordinate, facts.subordinate)]);
  const fluency = mean([
    bandOf(NORMS.speechRate, facts.syllables_a_minute),
    bandOf(NORMS.run, facts.run),
    bandOf(NORMS.pausesInside, facts.pauses_inside_a_minute),
    bandOf(NORMS.pausesBetween, facts.pauses_between_share),
  ]);
  const p = bandOf(NORMS.clearness, facts.clearness);
  const language = mean([lr, gra]);
  const bands = {
    // Fluent speech with rich, right language is more than fluent; fluent speech alone stays below 7.
    fc: Math.max(Math.min(MOST_BY_FLUENCY, fluency), Math.min(language, fluency + liftOf(fluency))),
    lr: Math.min(MOST.lr, lr),
    gra: Math.min(MOST.gra, gra),
    p: Math.min(MOST.p, p),
  };
  const overall = mean([bands.fc, bands.lr, bands.gra, bands.p].map(toHalf));
  return {
    fc: around(bands.fc),
    lr: around(bands.lr),
    gra: around(bands.gra),
    p: around(bands.p),
    overall: around(overall),
  };
}

/** Nothing below 5.5, a band from 6 on, and no jump between: a hair more fluency is never a band more. */
const liftOf = (fluency: number): number => Math.min(1, Math.max(0, 2 * (fluency - 5.5)));

function around(value: number): SpeakingBand {
  const band = clamp(toHalf(value));
  return { band, from: clamp(band - RANGE), to: clamp(band + RANGE) };
}

/** Ties go up, as in the exam. */
const toHalf = (value: number): number => Math.floor(value * 2 + 0.5) / 2;
const clamp = (band: number): number => Math.min(9, Math.max(1, band));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
