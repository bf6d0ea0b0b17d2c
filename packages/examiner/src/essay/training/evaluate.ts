import { OFF_TOPIC } from '../guards/off-topic.ts';
import { readEstimateWeights } from '../model/estimate.ts';
import { predict } from '../model/ridge.ts';
import type { Criterion } from '../report.ts';
import { openScorer, type Scorer } from '../scorer.ts';
import { openTools, WEIGHTS } from '../tools.ts';
import { acrossSources } from './across-sources.ts';
import { dataFolder } from './data.ts';
import { compareFamilies } from './families.ts';
import { TRICKS } from './gaming.ts';
import { readGold } from './gec.ts';
import { goodProseLine } from './good-prose.ts';
import { grammarByKind } from './grammar-by-kind.ts';
import { type Honest, honestBands } from './honest.ts';
import { grammarLine } from './measure-rules.ts';
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
  const gold = readGold(dataFolder());
  print(grammarLine(gold, tools.detect, tools.tag));
  grammarByKind(gold, tools.detect, tools.tag, print);
  print(goodProseLine(tools.detect, tools.tag));
  print('\n== Gaming (40 task 2 essays of dev, shipped weights)');
  const scorer = await openScorer();
  await gamingLines(scorer, rows, print);
  print('\n== Essays of our own, written to a band (shipped weights, which have not seen them)');
  await ownLines(scorer, print);
  await scorer.close();
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

async function gamingLines(scorer: Scorer, rows: Row[], print: (line: string) => void): Promise<void> {
  const essays = rows
    .filter((row) => row.source === 'kaggle_ielts' && row.task === 2 && row.split === 'dev')
    .slice(0, 40);
  const score = (essay: string, prompt: string) => scorer.score({ task: 2, prompt, essay });
  const honest = await Promise.all(essays.map((row) => score(row.essay, row.prompt)));
  const tell = (name: string, reports: Awaited<ReturnType<typeof score>>[], of: Criterion | 'overall') => {
    const band = (report: (typeof reports)[number]) =>
      report.assessable ? (of === 'overall' ? report.overall.band : report.criteria[of].band) : null;
    const before = honest.map(band);
    const after = reports.map(band);
    const both = after.flatMap((value, i) => (value !== null && before[i] != null ? [value - before[i]] : []));
    const known = after.filter((value): value is number => value !== null);
    print(
      `${name}: ${of} mean ${(known.reduce((s, v) => s + v, 0) / Math.max(1, known.length)).toFixed(2)}, refused ${after.length - known.length}, at most 4 or refused ${after.filter((v) => v === null || v <= 4).length} of ${after.length}, change ${both.length ? `${Math.min(...both)} to ${Math.max(...both)}` : '-'}`,
    );
  };
  tell('as written', honest, 'overall');
  for (const [name, trick] of Object.entries(TRICKS)) {
    const reports = await Promise.all(essays.map((row) => score(trick(row), row.prompt)));
    tell(name, reports, 'overall');
    if (name === 'articles removed') tell(name, reports, 'gra');
    if (name === 'sentences in random order') tell(name, reports, 'cc');
  }
  tell(
    'on another question',
    await Promise.all(essays.map((row, i) => score(row.essay, otherPrompt(essays, i)))),
    'tr',
  );
}

function otherPrompt(essays: Row[], index: number): string {
  const others = essays.filter((row) => row.promptId !== essays[index]!.promptId);
  return others[(index * 7) % others.length]!.prompt;
}
