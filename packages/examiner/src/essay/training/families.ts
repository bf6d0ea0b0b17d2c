import { blendRow } from '../model/estimate.ts';
import { fitBells, predict, toBells } from '../model/ridge.ts';
import { fitBoosted, guessBoosted } from './boosted-trees.ts';
import { ALPHA, averageBlend, crossFit, featureNames, outOfFold, stretchTo, vector } from './fit.ts';
import { correlation, inHalves, interval, mae, type Pair, qwk, shown, spread } from './metrics.ts';
import { fitOrdinal, guessOrdinal } from './ordinal.ts';
import type { Row } from './rows.ts';

/** Encoders that were not kept; their out-of-fold bands stand beside the shipped one's. */
const ENCODERS = [
  ['small-plain', '6 layers, plain recipe'],
  ['small-spoilt', '6 layers, made-up weak essays added'],
  ['small', '6 layers, and rare bands weighted'],
  ['small-rated', '6 layers, and ratings learnt'],
  ['unrated', '12 layers, no ratings learnt'],
  ['more-spoilt', '12 layers, ratings learnt, twice as many weak essays'],
  ['unspoilt', '12 layers, ratings learnt, no weak essays'],
] as const;

/** Every family on the same folds, opened to the same spread, with intervals: what was kept and what was not. */
export function compareFamilies(rows: Row[], print: (line: string) => void): void {
  const web = rows.filter((row) => row.source === 'kaggle_ielts');
  const names = featureNames(web);
  const band = (row: Row) => row.overall!;
  const ridge = outOfFold(web, names, [band], ALPHA.band).map(([guess]) => guess!);
  const noErrors = outOfFold(
    web,
    names.filter((name) => !name.startsWith('found')),
    [band],
    ALPHA.band,
  ).map(([guess]) => guess!);
  const trees = byFold(
    web,
    (known) =>
      fitBoosted(
        known.map((row) => vector(names, row)),
        known.map(band),
      ),
    (model, row) => guessBoosted(model, vector(names, row)),
  );
  const ordinal = byFold(
    web,
    (known) => {
      const bells = fitBells(known.map((row) => vector(names, row)));
      return {
        bells,
        model: fitOrdinal(
          known.map((row) => toBells(bells, vector(names, row))),
          known.map(band),
          12,
        ),
      };
    },
    ({ bells, model }, row) => guessOrdinal(model, toBells(bells, vector(names, row))),
  );
  const blend = crossFit(
    web.map((row, i) => [...blendRow(ridge[i]!, row.view), row.task === 1 ? 1 : 0]),
    web,
    band,
  );
  const inputs = web.map((row, i) => blendRow(ridge[i]!, row.view));
  const average = byFold(
    web,
    (known) =>
      averageBlend(
        known.map((row) => inputs[web.indexOf(row)]!),
        known,
        band,
      ),
    (model, row) => predict(model[row.task], inputs[web.indexOf(row)]!),
  );
  const withTrees = crossFit(
    web.map((row, i) => [...blendRow(ridge[i]!, row.view), row.task === 1 ? 1 : 0, trees[i]!]),
    web,
    band,
  );
  const families: [string, number[]][] = [
    ['ridge on the features', ridge],
    ['the same without the error detector', noErrors],
    ['boosted trees on the features', trees],
    ['ordinal regression on the features', ordinal],
    ...ENCODERS.filter(([key]) => web.every((row) => row.others[key] !== undefined)).map(
      ([key, name]): [string, number[]] => [name, web.map((row) => row.others[key]!)],
    ),
    ["encoder, the web's band (shipped)", web.map((row) => row.view.band)],
    ['encoder, the rating (shipped)', web.map((row) => row.view.rated.overall)],
    ['weighted blend of ridge and encoder', blend],
    ['plain average of the three, by task (shipped)', average],
    ['blend with boosted trees as well', withTrees],
  ];
  print('family | r | QWK | MAE | spread | bias below 5.5 | r minus the weighted blend');
  for (const [name, guesses] of families) {
    const stretch = stretchTo(guesses, web.map(band));
    const opened = guesses.map((guess) => stretch.from + (guess - stretch.from) * stretch.factor);
    const pairs = pairUp(web, opened);
    const low = pairs.filter((pair) => pair.human < 5.5);
    const both = web.map((row, i) => ({ human: row.overall!, a: guesses[i]!, b: blend[i]! }));
    const gap = (sample: typeof both) =>
      correlation(sample.map((p) => ({ human: p.human, guess: p.a }))) -
      correlation(sample.map((p) => ({ human: p.human, guess: p.b })));
    const [least, most] = interval(both, gap);
    const rounded = inHalves(pairs);
    print(
      [
        name,
        shown(pairs, correlation, 3),
        shown(rounded, qwk, 3),
        shown(rounded, mae, 3),
        spread(pairs).toFixed(2),
        (low.reduce((sum, p) => sum + p.guess - p.human, 0) / low.length).toFixed(2),
        `${gap(both).toFixed(3)} [${least.toFixed(3)}, ${most.toFixed(3)}]`,
      ].join(' | '),
    );
  }
}

const pairUp = (web: Row[], guesses: number[]): Pair[] =>
  web.map((row, i) => ({ human: row.overall!, guess: guesses[i]! }));

function byFold<Model>(rows: Row[], fit: (known: Row[]) => Model, guess: (model: Model, row: Row) => number): number[] {
  const guesses = new Map<Row, number>();
  for (const fold of [0, 1, 2, 3, 4]) {
    const model = fit(rows.filter((row) => row.fold !== fold));
    for (const row of rows) if (row.fold === fold) guesses.set(row, guess(model, row));
  }
  return rows.map((row) => guesses.get(row)!);
}
