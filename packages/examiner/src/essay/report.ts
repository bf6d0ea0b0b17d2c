import type { ErrorKind } from './errors/hint.ts';
import type { Place } from './text/essay-text.ts';

/** Every sentence for the learner, in both languages of the product. */
export type Both = { zh: string; en: string };
export type Criterion = 'tr' | 'cc' | 'lr' | 'gra';

/** One chart as numbers: the content schema's line, bar, pie and table figures all fit. */
export type EssayFigure =
  | {
      type: 'line' | 'bar';
      x: { values: (string | number)[] };
      y?: { unit?: string | undefined; max?: number | undefined };
      series: FigureSeries[];
    }
  | {
      type: 'pie';
      unit?: string;
      pies: { name: string; slices: { name: string; aliases?: string[]; value: number }[] }[];
    }
  | { type: 'table'; unit?: string | undefined; head: string[]; rows: (string | number)[][] }
  | { type: 'process' | 'map' };
type FigureSeries = { name: string; aliases?: string[]; values: (number | null)[] };

export type EssayRequest = {
  task: 1 | 2;
  module?: 'academic' | 'general';
  prompt: string;
  figure?: EssayFigure | EssayFigure[];
  essay: string;
};

export type Quote = Place & { text: string };
export type Remark = Both & { quote?: Quote };
export type Band = { band: number; low: number; high: number };
export type CriterionReport = Band & {
  /** Why this band, each point with its evidence. */
  reasons: Remark[];
  /** The one change that would do most for this criterion. */
  raise: Both;
};

export type Correction = Place & {
  original: string;
  replacement: string;
  kind: ErrorKind;
  rule: string;
  /** How often this rule was right on corrected learner text. Under .6 it is a question, not an error. */
  confidence: number;
  certain: boolean;
  explanation: Both;
};

export type DiffPiece = { kind: 'same' | 'removed' | 'added'; text: string };
export type SentenceDiff = Place & { original: string; corrected: string; pieces: DiffPiece[] };
export type Upgrade = Place & { original: string; better: string[]; explanation: Both };
export type ParagraphRole = Place & {
  role: 'opening' | 'overview' | 'body' | 'closing' | 'single';
  sentences: number;
  words: number;
  point: Quote;
  comment: Both;
};
export type QuestionPart = { part: string; covered: boolean; evidence?: Quote; comment: Both };
/** One thing said about the figure. What can be read in two ways is not in the list. */
export type FigureCheck = { ok: boolean; kind?: 'number' | 'trend' | 'extreme'; quote: Quote; comment: Both };

export type NotAssessableReason =
  | 'empty'
  | 'too_short'
  | 'too_long'
  | 'not_english'
  | 'gibberish'
  | 'copied'
  | 'failed';
export type AssessedReport = {
  assessable: true;
  task: 1 | 2;
  /** The essay without what nobody can see; every place in the report counts in this text. */
  text: string;
  words: number;
  minimumWords: number;
  overall: Band & { comment: Both };
  criteria: Record<Criterion, CriterionReport>;
  warnings: Remark[];
  corrections: Correction[];
  diffs: SentenceDiff[];
  good: Remark[];
  upgrades: Upgrade[];
  structure: ParagraphRole[];
  coverage: QuestionPart[];
  figureChecks: FigureCheck[];
  method: 'trained' | 'rules';
};
type RefusedReport = {
  assessable: false;
  task: 1 | 2;
  words: number;
  reason: { code: NotAssessableReason } & Both;
};
export type EssayReport = AssessedReport | RefusedReport;
