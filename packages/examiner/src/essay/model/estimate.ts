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
  /** How far below and above the estimate people's bands lie: by task for the features alone, by band with the encoder. */
  range: { trained: ReachByBand; rules: Record<Task, Reach> };
  topic: Ridge;
};
export type Stretch = { from: number; factor: number };
export type Line = { slope: number; intercept: number };
export type Reach = { below: number; above: number };
/** Weak essays are overrated more often than good ones are: the way down grows below band 7. */
export type ReachByBand = Reach & { more: number };

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

export function readEstimateWeights(folder: URL): EstimateWeights {
  const weights = JSON.parse(readFileSync(new URL('estimate.json', folder), 'utf8')) as EstimateWeights;
  return { ...weights, range: { ...weights.range, trained: byBand(weights.range.trained) } };
}

/** Weights of an operator's own, fitted before ranges followed the band, have one range a task. */
function byBand(trained: ReachByBand | Record<Task, Reach>): ReachByBand {
  if ('more' in trained) return trained;
  const [one, two] = [trained[1], trained[2]];
  return { below: Math.max(one.below, two.below), above: Math.max(one.above, two.above), more: 0 };
}

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
  const middle = stretched(weights.stretch[method], blended);
  const overall = view ? atTheEnds(middle, view) : middle;
  return {
    overall,
    tr: view && along(weights.criteria.tr.rated, view.rated.tr),
    cc: criterion('cc'),
    lr: criterion('lr'),
    gra: criterion('gra'),
    reach: view ? reachAt(weights.range.trained, overall) : weights.range.rules[task],
    method,
  };
}

/**
 * An average of three keeps to the middle, most of all at the ends. Below 6.4 a stricter rating is followed most of the
 * way (the ratings are the one teacher who saw enough weak essays); above 7 the distance is opened.
 */
export function atTheEnds(overall: number, view: EncoderView): number {
  const strict = view.rated.overall + 0.3;
  const followed = 0.8 * clamp((6.4 - overall) / 0.5, 0, 1);
  return clamp(
    overall - followed * Math.max(0, Math.min(overall, 5.9) - strict) + 0.3 * Math.max(0, overall - 7),
    1,
    9,
  );
}

export const reachAt = (reach: ReachByBand, overall: number): Reach => ({
  below: reach.below + reach.more * clamp(7 - overall, 0, 0.75),
  above: reach.above,
});

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
