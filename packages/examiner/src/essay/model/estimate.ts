import { readFileSync } from 'node:fs';
import type { Features } from '../features/measure.ts';
import { clamp } from '../features/numbers.ts';
import { type EncoderView, TRAITS, type Traits } from './encoder.ts';
import { type Bells, predict, type Ridge, toBells } from './ridge.ts';

type Task = 1 | 2;
/** What `train` writes: everything between the features and the bands. */
export type EstimateWeights = {
  seed: number;
  dataHash: string;
  features: string[];
  bells: Bells;
  band: Ridge;
  traits: Record<keyof Traits, Ridge>;
  /**
   * From [features' band, encoder's band, encoder's rating] to a band: the plain average of the three, each laid on the
   * same scale, a scale for each task. Nothing in it is weighed by one source of essays. Not used without the encoder.
   */
  blend: Record<Task, Ridge>;
  /** From [features' trait, encoder's six traits, encoder's overall] to a trait. */
  traitBlend: Record<keyof Traits, Ridge>;
  /** A line fitted to noisy scores keeps too close to the middle; this spreads it again. */
  stretch: { trained: Stretch; rules: Stretch };
  /** From the encoder's rating, from the blended trait and from the features' trait to the scale of bands. */
  criteria: Record<'cc' | 'lr' | 'gra', { rated: Line; trait: Line; rules: Line }> & { tr: { rated: Line } };
  /** How far below and above the estimate people's bands lie. */
  range: { trained: Record<Task, Reach>; rules: Record<Task, Reach> };
  topic: Ridge;
};
export type Stretch = { from: number; factor: number };
export type Line = { slope: number; intercept: number };
export type Reach = { below: number; above: number };

export type Estimate = {
  overall: number;
  /** Null without the encoder: traits say nothing of the task. */
  tr: number | null;
  cc: number;
  lr: number;
  gra: number;
  reach: Reach;
  method: 'trained' | 'rules' | 'counted';
};

export const readEstimateWeights = (folder: URL): EstimateWeights =>
  JSON.parse(readFileSync(new URL('estimate.json', folder), 'utf8'));

export function estimate(weights: EstimateWeights, features: Features, view: EncoderView | null, task: Task): Estimate {
  const method = view ? 'trained' : 'rules';
  const row = toBells(
    weights.bells,
    weights.features.map((name) => features[name] ?? 0),
  );
  const byFeatures = predict(weights.band, row);
  const blended = view ? predict(weights.blend[task], blendRow(byFeatures, view)) : byFeatures;
  const traits = Object.fromEntries(
    TRAITS.map((trait) => {
      const own = predict(weights.traits[trait], row);
      return [trait, view ? predict(weights.traitBlend[trait], traitRow(own, view)) : own];
    }),
  ) as Traits;
  const criterion = (name: 'cc' | 'lr' | 'gra') => {
    const lines = weights.criteria[name];
    if (!view) return along(lines.rules, traitOf(name, traits));
    return (along(lines.rated, view.rated[name]) + along(lines.trait, traitOf(name, traits))) / 2;
  };
  return {
    overall: stretched(weights.stretch[method], blended),
    tr: view && along(weights.criteria.tr.rated, view.rated.tr),
    cc: criterion('cc'),
    lr: criterion('lr'),
    gra: criterion('gra'),
    reach: weights.range[method][task],
    method,
  };
}

export const blendRow = (byFeatures: number, view: EncoderView): number[] => [
  byFeatures,
  view.band,
  view.rated.overall,
];
export const traitRow = (own: number, view: EncoderView): number[] => [
  own,
  ...TRAITS.map((trait) => view.traits[trait]),
  view.overall,
];
const along = ({ slope, intercept }: Line, value: number): number => intercept + slope * value;
export const stretched = (stretch: Stretch, value: number): number =>
  clamp(stretch.from + (value - stretch.from) * stretch.factor, 1, 9);

/** Which of the six traits speak for a criterion. */
export function traitOf(name: 'cc' | 'lr' | 'gra', traits: Traits): number {
  if (name === 'cc') return traits.cohesion;
  if (name === 'lr') return 0.75 * traits.vocabulary + 0.25 * traits.phraseology;
  return 0.75 * traits.grammar + 0.25 * traits.syntax;
}
