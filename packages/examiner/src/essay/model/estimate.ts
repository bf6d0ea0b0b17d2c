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
  /** From [features' band, encoder's band, task 1] to a band; the last two are left out without the encoder. */
  blend: Ridge;
  /** From [features' trait, encoder's six traits, encoder's overall] to a trait. */
  traitBlend: Record<keyof Traits, Ridge>;
  /** A line through noisy marks crowds the middle; this opens it again. */
  stretch: { trained: Stretch; rules: Stretch };
  /** From a trait to the scale of bands. */
  criteria: Record<'cc' | 'lr' | 'gra', { trained: Line; rules: Line }>;
  /** How far below and above the estimate people's bands lie. */
  range: { trained: Record<Task, Reach>; rules: Record<Task, Reach> };
  topic: Ridge;
};
export type Stretch = { from: number; factor: number };
export type Line = { slope: number; intercept: number };
export type Reach = { below: number; above: number };

export type Estimate = {
  overall: number;
  cc: number;
  lr: number;
  gra: number;
  traits: Traits;
  reach: Reach;
  method: 'trained' | 'rules';
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
  const blended = view ? predict(weights.blend, blendRow(byFeatures, view, task)) : byFeatures;
  const traits = Object.fromEntries(
    TRAITS.map((trait) => {
      const own = predict(weights.traits[trait], row);
      return [trait, view ? predict(weights.traitBlend[trait], traitRow(own, view)) : own];
    }),
  ) as Traits;
  const line = (name: 'cc' | 'lr' | 'gra') =>
    weights.criteria[name][method].intercept + weights.criteria[name][method].slope * traitOf(name, traits);
  return {
    overall: stretched(weights.stretch[method], blended),
    cc: line('cc'),
    lr: line('lr'),
    gra: line('gra'),
    traits,
    reach: weights.range[method][task],
    method,
  };
}

export const blendRow = (byFeatures: number, view: EncoderView, task: Task): number[] => [
  byFeatures,
  view.band,
  task === 1 ? 1 : 0,
];
export const traitRow = (own: number, view: EncoderView): number[] => [
  own,
  ...TRAITS.map((trait) => view.traits[trait]),
  view.overall,
];
export const stretched = (stretch: Stretch, value: number): number =>
  clamp(stretch.from + (value - stretch.from) * stretch.factor, 1, 9);

/** Which of the six traits speak for a criterion. */
export function traitOf(name: 'cc' | 'lr' | 'gra', traits: Traits): number {
  if (name === 'cc') return traits.cohesion;
  if (name === 'lr') return 0.75 * traits.vocabulary + 0.25 * traits.phraseology;
  return 0.75 * traits.grammar + 0.25 * traits.syntax;
}
