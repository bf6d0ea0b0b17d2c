import { fitRidge, predict, type Ridge } from '../../essay/model/ridge.ts';
import type { Marks } from '../marks/marks.ts';
import { accuracyRow, fluencyRow, matchRow, totalRow, wordRow } from '../marks/rows.ts';
import type { SpeechWeights } from '../marks/weights.ts';
import type { ReadingMeasures } from '../measure/measure-reading.ts';
import type { MarkedReading } from './speech-data.ts';

/** A marked reading with what was measured, for its own text and for texts that nobody read there. */
export type Example = { reading: MarkedReading; measures: ReadingMeasures; others: ReadingMeasures[] };

/** The marks it got, for its own text and for the others. */
export type Judged = { example: Example; marks: Marks; wrong: Marks[] };

/** Below this the experts themselves heard something else than the sentence. */
const READ_AT_ALL = 2;
/** As strong as three more sentences that say nothing: few data, few numbers. */
const PULL = 3;

export function fitSpeech(examples: Example[]): SpeechWeights {
  const accuracy = opened(
    examples.map(({ measures }) => accuracyRow(measures)),
    examples.map(({ reading }) => reading.accuracy),
  );
  const fluency = opened(
    examples.map(({ measures }) => fluencyRow(measures)),
    examples.map(({ reading }) => reading.fluency),
  );
  const tenth = (value: number) => Math.max(0, Math.min(10, value));
  const total = line(
    examples.map(({ measures }) =>
      totalRow(
        tenth(predict(accuracy, accuracyRow(measures))),
        tenth(predict(fluency, fluencyRow(measures))),
        measures,
      ),
    ),
    examples.map(({ reading }) => reading.total),
  );
  const read = examples.filter(({ reading }) => reading.total >= READ_AT_ALL);
  // Each right one as often as there are wrong ones, so that one half is a fair threshold.
  const right = read.flatMap(({ measures, others }) => others.map(() => matchRow(measures)));
  const wrong = examples.flatMap(({ others }) => others.map(matchRow));
  const match = line([...right, ...wrong], [...right.map(() => 1), ...wrong.map(() => 0)]);
  const words = examples.flatMap(({ reading, measures }) =>
    reading.words.map(([, mark], at) => ({ row: wordRow(measures, at), mark })),
  );
  const word = line(
    words.map(({ row }) => row),
    words.map(({ mark }) => mark),
  );
  return { accuracy, fluency, total, match, word };
}

/** A line through few data stays near the mean; here it is opened to the spread of the experts' own marks. */
function opened(rows: number[][], targets: number[]): Ridge {
  const ridge = line(rows, targets);
  const said = rows.map((row) => predict(ridge, row));
  const factor = spreadOf(targets) / spreadOf(said);
  const middle = mean(targets);
  return {
    weights: ridge.weights.map((weight) => digits(weight * factor)),
    intercept: digits(middle + (ridge.intercept - mean(said)) * factor),
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
};
const digits = (value: number) => Number(value.toPrecision(5));

/** Ridge on columns of equal spread, told in the columns' own units. */
function line(rows: number[][], targets: number[]): Ridge {
  const spread = rows[0]!.map((_, column) => spreadOf(rows.map((row) => row[column]!)));
  const ridge = fitRidge(
    rows.map((row) => row.map((value, column) => value / spread[column]!)),
    targets,
    PULL,
  );
  return { intercept: digits(ridge.intercept), weights: ridge.weights.map((weight, i) => digits(weight / spread[i]!)) };
}
