import { OFF_TOPIC } from '../guards/off-topic.ts';
import { readEstimateWeights } from '../model/estimate.ts';
import { predict } from '../model/ridge.ts';
import type { Criterion } from '../report.ts';
import { openScorer } from '../scorer.ts';
import { openTools, WEIGHTS } from '../tools.ts';
import { acrossSources } from './across-sources.ts';
import { compareFamilies } from './families.ts';
import { figureLines } from './figures/figure-lines.ts';
import { gamingLines } from './gaming-lines.ts';
import { type Honest, honestBands } from './honest.ts';
import { type Told, toldToday, type Verdict } from './judged/judgements.ts';
import { grammarLines } from './measure-tagger.ts';
import { bias, correlation, inHalves, mae, type Pair, qwk, shown, spread, within } from './metrics.ts';
import { ownLines } from './own-lines.ts';
import { type Row, readRows } from './rows.ts';

/** Prints how good the estimate is on essays it has not seen. Every figure of the model card comes from here. */
export async function evaluate(print: (line: string) => void): Promise<void> {
  const tools = openTools();
  const rows = readRows(tools, print);
  const honest = honestBands(rows, print);
  const web = honest.filter(({ row }) => row.source === 'kaggle_ielts');
  const dev = web.filter(({ row }) => row.split === 'dev');
  print("\n== Bands on web-scored essays (nobody's prompt was seen in training)");
  for (const [name, set] of [
    ['all folds', web],
    ['dev', dev],
    ['task 1', web.filter((h) => h.row.task === 1)],
    ['task 2', web.filter((h) => h.row.task === 2)],
  ] as const) {
    bandLines(`${name}, ${set.length} essays`, set, (one) => one.bands.overall, print);
  }
  bandLines('all folds, rules and features only', web, (one) => one.rules.overall, print);
  print("\n== Traits of the learners' corpus (proxies of three criteria)");
  proxyLines(
    honest.filter(({ row }) => row.traits),
    'all folds',
    print,
  );
  proxyLines(
    honest.filter(({ row }) => row.traits && row.split === 'dev'),
    'dev',
    print,
  );
  print('\n== Families, each on the same folds and opened to the same spread');
  compareFamilies(rows, print);
  print("\n== Leave one source out: fitted to web bands, asked about the learners' corpus");
  acrossSources(rows, print);
  print('\n== Topic');
  topicLines(
    rows.filter((row) => row.source === 'kaggle_ielts' && row.topic.enough),
    print,
  );
  print('\n== Grammar (W&I+LOCNESS dev)');
  await grammarLines(tools, print);
  print('\n== Gaming (40 task 2 essays of dev, shipped weights)');
  const scorer = await openScorer();
  await gamingLines(scorer, gamed(rows), print);
  print('\n== Essays of our own, written to a band (shipped weights, which have not seen them)');
  await ownLines(scorer, print);
  print('\n== Figures: fact-checked reports, and faults put into them');
  figureLines(print);
  print('\n== Statements of the reports on the judged essays');
  statementLines(await toldToday(scorer), print);
  await scorer.close();
}

/** Essays of dev on their questions: nobody trained on them. */
const gamed = (rows: Row[]): Row[] =>
  rows.filter((row) => row.source === 'kaggle_ielts' && row.task === 2 && row.split === 'dev').slice(0, 40);

const partOf = (found: boolean[]) => (100 * found.filter(Boolean).length) / Math.max(1, found.length);

function statementLines(told: Told[], print: (line: string) => void): void {
  const judged = told.filter((one) => one.judgement);
  const called = (verdict: Verdict) => judged.map((one) => one.judgement!.judged === verdict);
  print(
    `${told.length} statements today, ${judged.length} read in these very words: untrue ${shown(called('untrue'), partOf, 1)} %, empty ${shown(called('empty'), partOf, 1)} %`,
  );
  for (const reader of new Set(judged.map((one) => one.judgement!.by))) {
    const own = judged.filter((one) => one.judgement!.by === reader);
    const count = (verdict: Verdict) => own.filter((one) => one.judgement!.judged === verdict).length;
    print(`  last read by ${reader}: ${own.length}, untrue ${count('untrue')}, empty ${count('empty')}`);
  }
}

/** Both ends of the scale apart from its middle. */
const BANDS = [
  ['below 5.5', 0, 5.5],
  ['5.5-7', 5.5, 7.5],
  ['7.5 and up', 7.5, 10],
] as const;

function bandLines(
  name: string,
  set: Honest[],
  of: (one: Honest) => { band: number; low: number; high: number },
  print: (line: string) => void,
): void {
  const pairs: Pair[] = set.map((one) => ({ human: one.row.overall!, guess: of(one).band }));
  const part = (low: number, high: number) => pairs.filter((pair) => pair.human >= low && pair.human < high);
  const inside = set.map((one) => Number(one.row.overall! >= of(one).low && one.row.overall! <= of(one).high));
  const average = (values: number[]) => (100 * values.reduce((sum, value) => sum + value, 0)) / values.length;
  print(
    `${name}: QWK ${shown(inHalves(pairs), qwk, 3)}, MAE ${shown(pairs, mae, 3)}, r ${shown(pairs, correlation, 3)}, within .5 ${shown(pairs, within(0.5), 0)} %, within 1 ${shown(pairs, within(1), 0)} %, spread ${shown(pairs, spread)}`,
  );
  print(
    `  bias ${shown(pairs, bias)}; below 5.5 ${shown(part(0, 5.5), bias)}, 5.5-7 ${shown(part(5.5, 7.5), bias)}, 7.5 and up ${shown(part(7.5, 10), bias)}; human band inside the range ${shown(inside, average, 1)} %`,
  );
  const ends = BANDS.map(([label, low, high]) => {
    const own = inside.filter((_, i) => pairs[i]!.human >= low && pairs[i]!.human < high);
    return `${label} ${own.length ? shown(own, average, 0) : '-'} % of ${own.length}`;
  });
  print(`  inside the range by band: ${ends.join(', ')}`);
}

const PROXIES = [
  ['cc', 'cohesion'],
  ['lr', 'vocabulary'],
  ['gra', 'grammar'],
] as const satisfies readonly (readonly [Criterion, string])[];

function proxyLines(set: Honest[], name: string, print: (line: string) => void): void {
  const line = PROXIES.map(([criterion, trait]) => {
    const pairs = set.map(({ row, bands }) => ({ human: row.traits![trait], guess: bands.criteria[criterion].band }));
    return `${trait} r ${shown(pairs, correlation, 3)}`;
  });
  print(`${name}, ${set.length} essays: ${line.join(', ')}`);
}

function topicLines(rows: Row[], print: (line: string) => void): void {
  const { topic } = readEstimateWeights(WEIGHTS);
  const right = rows.map((row) => predict(topic, row.topic.right));
  const wrong = rows.map((row) => predict(topic, row.topic.wrong));
  const auc = right.reduce((sum, a) => sum + wrong.filter((b) => a > b).length, 0) / (right.length * wrong.length);
  const share = (values: number[], test: (value: number) => boolean) =>
    ((100 * values.filter(test).length) / values.length).toFixed(1);
  print(
    `own question against another of the same task: AUC ${auc.toFixed(4)}; below ${OFF_TOPIC}: ${share(right, (v) => v < OFF_TOPIC)} % of the right, ${share(wrong, (v) => v < OFF_TOPIC)} % of the wrong`,
  );
}
