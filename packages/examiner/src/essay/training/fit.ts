import { deviation, mean } from '../features/numbers.ts';
import { TRAITS, type Traits } from '../model/encoder.ts';
import {
  atTheEnds,
  blendRow,
  type EstimateWeights,
  type Line,
  type Stretch,
  stretched,
  traitOf,
  traitRow,
} from '../model/estimate.ts';
import { type Bells, fitBells, fitRidge, fitRidges, predict, type Ridge, toBells } from '../model/ridge.ts';
import { reachByBand, reaches } from './fit-reach.ts';
import type { Row } from './rows.ts';

/** The penalties, fixed by grouped cross-validation (see the model card). */
export const ALPHA = { band: 200, traits: 120, blend: 1, traitBlend: 20 };
/** The share of the human spread that the estimates keep on essays the models have not seen. */
const SPREAD = 0.85;

const FOLDS = [0, 1, 2, 3, 4];
export const vector = (names: string[], row: Row): number[] => names.map((name) => row.features[name] ?? 0);
export const featureNames = (rows: Row[]): string[] => Object.keys(rows[0]!.features);
type Target = (row: Row) => number;

export type OnBells = { bells: Bells; ridges: Ridge[] };
export function fitOnBells(rows: Row[], names: string[], targets: Target[], alpha: number): OnBells {
  const bells = fitBells(rows.map((row) => vector(names, row)));
  const laid = rows.map((row) => toBells(bells, vector(names, row)));
  return {
    bells,
    ridges: fitRidges(
      laid,
      targets.map((target) => rows.map(target)),
      alpha,
    ),
  };
}

/** What models fitted on the other folds predict for each row: out-of-fold predictions, one per target. */
export function outOfFold(rows: Row[], names: string[], targets: Target[], alpha: number): number[][] {
  const guesses = new Map<Row, number[]>();
  for (const fold of FOLDS) {
    const asked = rows.filter((row) => row.fold === fold);
    if (!asked.length) continue;
    const { bells, ridges } = fitOnBells(
      rows.filter((row) => row.fold !== fold),
      names,
      targets,
      alpha,
    );
    for (const row of asked) {
      const laid = toBells(bells, vector(names, row));
      guesses.set(
        row,
        ridges.map((ridge) => predict(ridge, laid)),
      );
    }
  }
  return rows.map((row) => guesses.get(row)!);
}

export function fitAll(rows: Row[], seed: number, dataHash: string): EstimateWeights {
  const web = rows.filter((row) => row.source === 'kaggle_ielts');
  const learners = rows.filter((row) => row.traits);
  const names = featureNames(rows);
  const band: Target = (row) => row.overall!;
  const traitTargets: Target[] = TRAITS.map((trait) => (row) => row.traits![trait]);
  const bells = fitBells(rows.map((row) => vector(names, row)));
  const laid = new Map(rows.map((row) => [row, toBells(bells, vector(names, row))]));
  const webLaid = web.map((row) => laid.get(row)!);
  const byFeatures = outOfFold(web, names, [band], ALPHA.band).map(([guess]) => guess!);
  const inputs = web.map((row, i) => blendRow(byFeatures[i]!, row.view));
  const traits = byTrait(
    fitRidges(
      learners.map((row) => laid.get(row)!),
      traitTargets.map((target) => learners.map(target)),
      ALPHA.traits,
    ),
  );
  const traitGuesses = outOfFold(learners, names, traitTargets, ALPHA.traits);
  const traitBlend = byTrait(
    TRAITS.map((_, t) =>
      fitRidge(
        learners.map((row, i) => traitRow(traitGuesses[i]![t]!, row.view)),
        learners.map(traitTargets[t]!),
        ALPHA.traitBlend,
      ),
    ),
  );
  const blend = averageBlend(inputs, web, band);
  const blended = web.map((row, i) => predict(blend[row.task], inputs[i]!));
  // The average is laid on the human spread as it is made; only the features alone still have to be opened.
  const stretch = { trained: { from: 0, factor: 1 }, rules: stretchTo(byFeatures, web.map(band)) };
  const overall = {
    trained: blended.map((value, i) => atTheEnds(stretched(stretch.trained, value), web[i]!.view)),
    rules: byFeatures.map((value) => stretched(stretch.rules, value)),
  };
  const own = webLaid.map((row) => byTrait(TRAITS.map((trait) => predict(traits[trait], row))));
  const mixed = web.map((row, i) =>
    byTrait(TRAITS.map((trait) => predict(traitBlend[trait], traitRow(own[i]![trait], row.view)))),
  );
  const line = (name: 'cc' | 'lr' | 'gra') => ({
    rated: ratedLine(web, name, overall.trained),
    trait: lineTo(
      mixed.map((one) => traitOf(name, one)),
      overall.trained,
      profile(web, name),
    ),
    rules: lineTo(
      own.map((one) => traitOf(name, one)),
      overall.rules,
    ),
  });
  return {
    seed,
    dataHash,
    features: names,
    bells,
    band: fitRidge(webLaid, web.map(band), ALPHA.band),
    traits,
    blend,
    traitBlend,
    stretch,
    criteria: {
      tr: { rated: ratedLine(web, 'tr', overall.trained) },
      cc: line('cc'),
      lr: line('lr'),
      gra: line('gra'),
    },
    range: { trained: reachByBand(web, overall.trained), rules: reaches(web, overall.rules) },
    topic: fitTopic(web),
  };
}

/**
 * Each part is laid on one scale (mean 0, deviation 1 within the task) and the three are averaged; the average gets the
 * mean of the human bands and its share of their spread. Two numbers a part, none of them a weight.
 */
export function averageBlend(inputs: number[][], rows: Row[], target: Target): Record<1 | 2, Ridge> {
  const of = (task: 1 | 2): Ridge => {
    const own = rows.flatMap((row, i) => (row.task === task ? [i] : []));
    const columns = inputs[0]!.map((_, j) => own.map((i) => inputs[i]![j]!));
    const scales = columns.map((values) => ({ middle: mean(values), spread: deviation(values) || 1 }));
    const average = (i: number) => mean(scales.map(({ middle, spread }, j) => (inputs[i]![j]! - middle) / spread));
    const humans = own.map((i) => target(rows[i]!));
    const open = (SPREAD * deviation(humans)) / (deviation(own.map(average)) || 1) / scales.length;
    const weights = scales.map(({ spread }) => open / spread);
    return {
      weights,
      intercept: mean(humans) - weights.reduce((sum, weight, j) => sum + weight * scales[j]!.middle, 0),
    };
  };
  return { 1: of(1), 2: of(2) };
}

/** The weighted blend's own honest guesses, for the comparison: fitted on the other folds' out-of-fold rows. */
export function crossFit(inputs: number[][], rows: Row[], target: Target): number[] {
  const guesses = new Array<number>(rows.length).fill(0);
  for (const fold of FOLDS) {
    const known = rows.flatMap((row, i) => (row.fold === fold ? [] : [i]));
    const model = fitRidge(
      known.map((i) => inputs[i]!),
      known.map((i) => target(rows[i]!)),
      ALPHA.blend,
    );
    rows.forEach((row, i) => {
      if (row.fold === fold) guesses[i] = predict(model, inputs[i]!);
    });
  }
  return guesses;
}

const byTrait = <Value>(values: Value[]) =>
  Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i]!])) as Record<keyof Traits, Value>;

export function stretchTo(guesses: number[], humans: number[]): Stretch {
  return { from: mean(guesses), factor: (SPREAD * deviation(humans)) / deviation(guesses) };
}

/** As wide as the bands, and as far above or below them as `offset` says. */
function lineTo(values: number[], bands: number[], offset = 0): Line {
  const slope = deviation(bands) / deviation(values);
  return { slope, intercept: mean(bands) + offset - slope * mean(values) };
}

type RatedCriterion = 'tr' | 'cc' | 'lr' | 'gra';

/** How far a criterion lies from the whole in the ratings: learners' grammar is weaker than their words. */
const profile = (web: Row[], name: RatedCriterion): number =>
  mean(web.map(({ view: { rated } }) => rated[name] - rated.overall));

const ratedLine = (web: Row[], name: RatedCriterion, bands: number[]): Line =>
  lineTo(
    web.map(({ view }) => view.rated[name]),
    bands,
    profile(web, name),
  );

/** 1 for the essay's own question, 0 for another of the same task. */
function fitTopic(web: Row[]): Ridge {
  const usable = web.filter((row) => row.topic.enough);
  return fitRidge(
    usable.flatMap((row) => [row.topic.right, row.topic.wrong]),
    usable.flatMap(() => [1, 0]),
    0.1,
  );
}
