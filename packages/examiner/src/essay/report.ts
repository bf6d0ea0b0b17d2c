import type { ErrorKind } from './errors/hint.ts';
import type { Place } from './text/essay-text.ts';

/** Every sentence for the learner, in both languages of the product. */
export type Both = { zh: string; en: string };
export type Criterion = 'tr' | 'cc' | 'lr' | 'gra';

/** One chart as numbers: the content schema's line, bar, pie and table figures all fit. */
export type EssayFigure =
  | {
      type: 'line' | 'bar';
      /** May say what is counted: "thousands of copies", "people aged 65 and over". */
      title?: string | undefined;
      x: { values: (string | number)[] };
      y?: { unit?: string | undefined; max?: number | undefined; label?: string | undefined };
      stacked?: boolean | undefined;
      series: FigureSeries[];
    }
  | {
      type: 'pie';
      title?: string | undefined;
      unit?: string;
      pies: { name: string; slices: { name: string; aliases?: string[]; value: number }[] }[];
    }
  | {
      type: 'table';
      title?: string | undefined;
      unit?: string | undefined;
      head: string[];
      rows: (string | number)[][];
    }
  | { type: 'process' | 'map' };
type FigureSeries = { name: string; aliases?: string[]; values: (number | null)[] };

/** What the content pack knows about a question. All of it is optional: a learner's own question has none. */
export type TaskMaterial = {
  keyFeatures?: { text: Both; must?: boolean }[];
  ideas?: {
    side: string;
    idea: Both;
    because?: Both | undefined;
    example?: Both | undefined;
    /** Words of the topic that go with the idea. */
    words?: string[] | undefined;
  }[];
  /** The three points a letter has to make. */
  bullets?: string[];
  /** Finished essays with their bands. */
  essays?: {
    band: number;
    paragraphs: { role: string; text: string }[];
    /** Phrases of the essay worth learning. */
    phrases?: { text: string; zh: string }[] | undefined;
  }[];
};

export type EssayRequest = {
  task: 1 | 2;
  module?: 'academic' | 'general';
  prompt: string;
  figure?: EssayFigure | EssayFigure[];
  material?: TaskMaterial;
  essay: string;
};

export type Quote = Place & { text: string };
export type Remark = Both & { quote?: Quote };
/** Something that speaks for the band (`good`) or against it, and then what the next band would do at this place. */
export type Reason = Remark & {
  good: boolean;
  better?: Both;
  /** Nothing was found for certain: the quoted place is where to begin, and no weakness. */
  open?: true;
};
export type Band = { band: number; low: number; high: number };
export type CriterionReport = Band & {
  /**
   * Why this band. Below 7 a weakness with a quotation and what a 7 would do there, wherever one is sure or can be
   * counted, or else a place to begin (`open`); praise only from 5.5 on and only of sentences in which nothing was
   * corrected.
   */
  reasons: Reason[];
  /** The `better` of its weightiest weakness; where no weakness is sure, what a 7 does or what to keep to. */
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
/** `missing` is said only when sure; `unsure` asks the learner where it stands. `covered` is true for `answered` alone. */
export type QuestionPart = {
  part: string;
  /** What kind of part it is, where `part` is no line of the question itself. */
  name?: Both;
  covered: boolean;
  status: 'answered' | 'unsure' | 'missing';
  evidence?: Quote;
  comment: Both;
};
/** A key feature of the figure, and the sentence that reports it. */
export type KeyFeature = { text: Both; must: boolean; found: boolean; evidence?: Quote };
/** How a finished essay of a higher band does the same job as a paragraph of the learner's. */
export type ModelSentence = { role: string; yours: Quote; model: string; band: number };
/** Neighbouring sentences of the learner's own with every sure correction and plain-word change made; none for a weak text. */
export type Rewrite = { original: Quote; better: string; changes: { from: string; to: string; why: Both }[] };
/** One thing said about the figure. What can be read in two ways is not in the list. */
export type FigureCheck = {
  ok: boolean;
  kind?: 'number' | 'trend' | 'extreme';
  quote: Quote;
  comment: Both;
  /** The value it is about, as the figure names its row and column; a trend is about no single one. */
  cell?: { row: string; column: string };
};

export type NotAssessableReason =
  | 'empty'
  | 'too_short'
  | 'too_long'
  | 'not_english'
  | 'gibberish'
  | 'copied'
  | 'code'
  | 'list'
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
  /** Empty without material of the content pack. */
  keyFeatures: KeyFeature[];
  /** Ideas of the pack for a part of the question that seems to be left out, or for the thinnest paragraph. */
  ideas: { side: string; idea: Both; because?: Both | undefined; example?: Both | undefined }[];
  models: ModelSentence[];
  rewrite: Rewrite | null;
  /** `counted` owes nothing to data with terms of its own; `rules` leaves the encoder aside. */
  method: 'trained' | 'rules' | 'counted';
};
type RefusedReport = {
  assessable: false;
  task: 1 | 2;
  words: number;
  reason: { code: NotAssessableReason } & Both;
};
export type EssayReport = AssessedReport | RefusedReport;
