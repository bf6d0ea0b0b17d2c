import { readFileSync } from 'node:fs';
import type { Features } from '../features/measure.ts';
import { clamp, mean } from '../features/numbers.ts';
import type { Estimate } from './estimate.ts';
import { predict, type Ridge } from './ridge.ts';

/**
 * An estimate that owes nothing to anybody's data but ours: a dozen counts, laid on one scale and weighed by a ridge that
 * was fitted to essays written for this product (`npm run examiner -- counted`). Plainer and less exact than the
 * trained one; it may score for money.
 */
export type CountedWeights = {
  fittedTo: string;
  scales: Record<string, { middle: number; spread: number }>;
  band: Ridge;
  topic: Ridge;
};

export const COUNTED = [
  'logWords',
  'sentenceLength',
  'subordination',
  'linkTypes',
  'mtld',
  'rare3',
  'long7',
  'foundGrammar',
  'foundWords',
  'foundMarks',
  'misspelt',
  'andBut',
] as const;
/** Nobody has measured how far it lies from examiners' bands, so its range is wide. */
const REACH = { below: 1, above: 1 };

export const readCountedWeights = (folder: URL): CountedWeights =>
  JSON.parse(readFileSync(new URL('counted.json', folder), 'utf8'));

export const countedRow = (scales: CountedWeights['scales'], features: Features): number[] =>
  COUNTED.map((name) => {
    const { middle, spread } = scales[name]!;
    return clamp(((features[name] ?? 0) - middle) / spread, -2.5, 2.5);
  });

export function countedEstimate(weights: CountedWeights, features: Features): Estimate {
  const row = countedRow(weights.scales, features);
  const at = (...names: (typeof COUNTED)[number][]) => mean(names.map((name) => row[COUNTED.indexOf(name)]!));
  const overall = clamp(predict(weights.band, row), 2, 8.5);
  const tilt = (value: number) => clamp(0.4 * value, -0.5, 0.5);
  return {
    overall,
    tr: null,
    cc: overall + tilt(at('linkTypes') - at('andBut')),
    lr: overall + tilt(at('mtld', 'rare3') - at('misspelt', 'foundWords')),
    gra: overall + tilt(at('subordination') - at('foundGrammar', 'foundMarks')),
    reach: REACH,
    method: 'counted',
  };
}
