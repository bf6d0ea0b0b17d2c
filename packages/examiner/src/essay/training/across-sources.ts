import { mean } from '../features/numbers.ts';
import { TRAITS } from '../model/encoder.ts';
import { blendRow } from '../model/estimate.ts';
import { fitRidge, predict, toBells } from '../model/ridge.ts';
import { ALPHA, averageBlend, featureNames, fitOnBells, outOfFold, vector } from './fit.ts';
import { correlation, type Pair, shown } from './metrics.ts';
import type { Row } from './rows.ts';

/**
 * Leave one source out: the parts and the blends are fitted to the bands of the web essays and asked about the learners'
 * corpus, whose raters, prompts and writers are others. Only its order can be compared, for its scale is not bands.
 */
export function acrossSources(rows: Row[], print: (line: string) => void): void {
  const web = rows.filter((row) => row.source === 'kaggle_ielts');
  const learners = rows.filter((row) => row.traits);
  const names = featureNames(rows);
  const band = (row: Row) => row.overall!;
  const { bells, ridges } = fitOnBells(web, names, [band], ALPHA.band);
  const inside = outOfFold(web, names, [band], ALPHA.band).map(([guess]) => guess!);
  const outside = learners.map((row) => predict(ridges[0]!, toBells(bells, vector(names, row))));
  const inputs = web.map((row, i) => blendRow(inside[i]!, row.view));
  const weighted = fitRidge(inputs, web.map(band), ALPHA.blend);
  const average = averageBlend(inputs, web, band);
  const human = (row: Row) => mean(TRAITS.map((trait) => row.traits![trait]));
  const line = (name: string, guesses: number[]) => {
    const pairs: Pair[] = learners.map((row, i) => ({ human: human(row), guess: guesses[i]! }));
    print(`${name}: r ${shown(pairs, correlation, 3)} on ${learners.length} essays of the other source`);
  };
  line('ridge on the features', outside);
  line(
    "encoder, the web's band",
    learners.map((row) => row.view.band),
  );
  line(
    'encoder, the rating',
    learners.map((row) => row.view.rated.overall),
  );
  line(
    'weighted blend',
    learners.map((row, i) => predict(weighted, blendRow(outside[i]!, row.view))),
  );
  line(
    'plain average (shipped)',
    learners.map((row, i) => predict(average[2], blendRow(outside[i]!, row.view))),
  );
}
