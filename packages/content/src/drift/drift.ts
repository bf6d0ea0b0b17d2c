import { isColumn, perThousand, registerOf } from '../measures/register.ts';
import { measureText } from '../measures/text-measures.ts';
import { type PackView, papersOf } from '../pack-view.ts';
import { paperView } from '../paper-view.ts';
import { gradeLevel } from '../readability.ts';
import type { Paper } from '../schema/item.ts';
import { choicesOfPaper } from '../solvers/choices.ts';
import { wordsOf } from '../text.ts';

/** How one batch of papers compares with those written before it: a style can drift without anybody deciding so. */
type DriftRow = {
  figure: string;
  papers: number;
  mean: number;
  /** The same over all earlier batches; null for the first. */
  before: number | null;
  /** Further from the earlier batches than their spread explains. */
  drifted: boolean;
};
type Drift = { batch: string; rows: DriftRow[] };

export function driftOf(view: PackView): Drift[] {
  const papers = papersOf(view)
    .map(({ item }) => item)
    .filter(({ status, length }) => status !== 'retired' && length === 'full');
  const batches = [...new Set(papers.map(batchOf))].sort((one, other) =>
    firstDate(papers, one) < firstDate(papers, other) ? -1 : 1,
  );
  return batches.map((batch, at) => {
    const own = papers.filter((paper) => batchOf(paper) === batch);
    const earlier = papers.filter((paper) => batches.slice(0, at).includes(batchOf(paper)));
    return { batch, rows: FIGURES.flatMap((figure) => rowOf(figure, own, earlier)) };
  });
}

/** Papers that were written together; without a name for it, those of one day. */
const batchOf = ({ origin }: Paper): string => origin?.batch ?? origin?.date ?? 'unknown';

const firstDate = (papers: readonly Paper[], batch: string) =>
  papers
    .filter((paper) => batchOf(paper) === batch)
    .map(({ origin }) => origin?.date ?? '')
    .sort()[0] ?? '';

type Figure = { name: string; of: (paper: Paper) => number | null };

const reading =
  (of: (paper: Extract<Paper, { kind: 'reading' }>) => number) =>
  (paper: Paper): number | null =>
    paper.kind === 'reading' ? of(paper) : null;
const spoken =
  (parts: readonly number[]) =>
  (paper: Paper): number | null =>
    paper.kind === 'listening' && parts.includes(paper.part) ? measureText(paperView(paper).text).sentence : null;
const register = (paper: Extract<Paper, { kind: 'reading' }>) => registerOf(paper.paragraphs.map(({ text }) => text));

const FIGURES: readonly Figure[] = [
  ...[1, 2, 3].map((part) => ({
    name: `reading part ${part}: words`,
    of: (paper: Paper) =>
      paper.kind === 'reading' && paper.part === part ? wordsOf(paperView(paper).text).length : null,
  })),
  { name: 'reading: words in a sentence', of: reading((paper) => measureText(paperView(paper).text).sentence) },
  { name: 'reading: content words, %', of: reading((paper) => measureText(paperView(paper).text).density * 100) },
  { name: 'reading: rare words, %', of: reading((paper) => measureText(paperView(paper).text).rarity * 100) },
  { name: 'reading: school grade', of: reading((paper) => gradeLevel(paperView(paper).text)) },
  { name: 'reading: columns, %', of: reading((paper) => (isColumn(register(paper)) ? 100 : 0)) },
  { name: 'reading: hooks, %', of: reading((paper) => (register(paper).hook ? 100 : 0)) },
  {
    name: 'reading: epigrams, % of paragraphs',
    of: reading((paper) => (register(paper).epigrams / register(paper).paragraphs) * 100),
  },
  {
    name: 'reading: not-but in 1,000 words',
    of: reading((paper) => perThousand(register(paper).notBut, register(paper).words)),
  },
  {
    name: 'reading: dashes in 1,000 words',
    of: reading((paper) => perThousand(register(paper).dashes, register(paper).words)),
  },
  { name: 'conversations: words in a sentence', of: spoken([1, 3]) },
  { name: 'talks: words in a sentence', of: spoken([2]) },
  { name: 'lectures: words in a sentence', of: spoken([4]) },
  { name: 'explanations: English words', of: (paper) => mean(explained(paper).map(({ en }) => wordsOf(en).length)) },
  { name: 'explanations: Chinese characters', of: (paper) => mean(explained(paper).map(({ zh }) => zh.length)) },
  { name: 'choices: key shorter than the others, %', of: shorterKeys },
];

const explained = (paper: Paper) => paperView(paper).questions.map(({ question }) => question.explain);

function shorterKeys(paper: Paper): number | null {
  const choices = choicesOfPaper(paper).filter(({ family }) => family === 'choice');
  const shorter = choices.filter(({ options, key }) => {
    const own = options.find((option) => option.key === key)?.text.length ?? 0;
    return options.every((option) => option.key === key || option.text.length > own);
  });
  return choices.length ? (shorter.length / choices.length) * 100 : null;
}

function rowOf({ name, of }: Figure, own: readonly Paper[], earlier: readonly Paper[]): DriftRow[] {
  const values = own.flatMap((paper) => of(paper) ?? []);
  const old = earlier.flatMap((paper) => of(paper) ?? []);
  if (values.length === 0) return [];
  const before = old.length ? mean(old) : null;
  return [{ figure: name, papers: values.length, mean: mean(values), before, drifted: isDrift(values, old) }];
}

/** More than two standard errors; two papers say nothing. */
function isDrift(values: readonly number[], old: readonly number[]): boolean {
  if (values.length < 3 || old.length < 3) return false;
  const error = Math.sqrt(variance(values) / values.length + variance(old) / old.length);
  return Math.abs(mean(values) - mean(old)) > 2 * error;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
}
