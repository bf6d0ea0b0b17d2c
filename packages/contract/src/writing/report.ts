import { ERROR_KINDS } from '@ninefold/core/writing/error-kinds';
import { z } from 'zod';
import { Both } from '../practice/paper.ts';
import { Task } from './fields.ts';

/**
 * What the examiner says about an essay, as `packages/examiner/src/essay/report.ts` makes it; a test on the server holds
 * the two together. Fields that came later have a default, so that a report stored by an older engine stays readable.
 * Every place counts in UTF-16 units of `text`.
 */

const Place = { start: z.int().nonnegative(), end: z.int().nonnegative() };
const Quote = z.object({ ...Place, text: z.string() });
const Remark = Both.extend({ quote: Quote.optional() });
export type Remark = z.output<typeof Remark>;
const Band = { band: z.number(), low: z.number(), high: z.number() };

const CriterionReport = z.object({
  ...Band,
  /**
   * Why this band: what speaks for it (`good`) and against it, then with what the next band would do there. An `open`
   * one says that nothing was found for certain, and where to begin.
   */
  reasons: z.array(Remark.extend({ good: z.boolean(), better: Both.optional(), open: z.literal(true).optional() })),
  /** The one change that would do most for this criterion. */
  raise: Both,
});
export type CriterionReport = z.output<typeof CriterionReport>;

const Correction = z.object({
  ...Place,
  original: z.string(),
  replacement: z.string(),
  kind: z.enum(ERROR_KINDS),
  rule: z.string(),
  confidence: z.number(),
  /** false: a question ("check this"), never an error. */
  certain: z.boolean(),
  explanation: Both,
});
export type Correction = z.output<typeof Correction>;

const DiffPiece = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
const SentenceDiff = z.object({
  ...Place,
  original: z.string(),
  corrected: z.string(),
  pieces: z.array(DiffPiece),
});
const Upgrade = z.object({ ...Place, original: z.string(), better: z.array(z.string()), explanation: Both });
const ParagraphRole = z.object({
  ...Place,
  role: z.enum(['opening', 'overview', 'body', 'closing', 'single']),
  sentences: z.int(),
  words: z.int(),
  point: Quote,
  comment: Both,
});
const QuestionPart = z.object({
  part: z.string(),
  name: Both.optional(),
  covered: z.boolean(),
  status: z.enum(['answered', 'unsure', 'missing']),
  evidence: Quote.optional(),
  comment: Both,
});
const KeyFeature = z.object({ text: Both, must: z.boolean(), found: z.boolean(), evidence: Quote.optional() });
const Idea = z.object({ side: z.string(), idea: Both, because: Both.optional(), example: Both.optional() });
const ModelSentence = z.object({ role: z.string(), yours: Quote, model: z.string(), band: z.number() });
const Rewrite = z.object({
  original: Quote,
  better: z.string(),
  changes: z.array(z.object({ from: z.string(), to: z.string(), why: Both })),
});
const FigureCheck = z.object({
  ok: z.boolean(),
  kind: z.enum(['number', 'trend', 'extreme']).optional(),
  quote: Quote,
  comment: Both,
  /** The value it is about, by the names of its row and column; left out where it is about no single one. */
  cell: z.object({ row: z.string(), column: z.string() }).optional(),
});

const AssessedReport = z.object({
  assessable: z.literal(true),
  task: Task,
  /** The essay without what nobody can see. */
  text: z.string(),
  words: z.int(),
  minimumWords: z.int(),
  overall: z.object({ ...Band, comment: Both }),
  criteria: z.object({ tr: CriterionReport, cc: CriterionReport, lr: CriterionReport, gra: CriterionReport }),
  warnings: z.array(Remark),
  corrections: z.array(Correction),
  diffs: z.array(SentenceDiff),
  good: z.array(Remark),
  upgrades: z.array(Upgrade),
  structure: z.array(ParagraphRole),
  coverage: z.array(QuestionPart),
  figureChecks: z.array(FigureCheck),
  keyFeatures: z.array(KeyFeature).default([]),
  ideas: z.array(Idea).default([]),
  models: z.array(ModelSentence).default([]),
  rewrite: Rewrite.nullable().default(null),
  method: z.enum(['trained', 'rules', 'counted']),
});
export type AssessedReport = z.output<typeof AssessedReport>;

const RefusedReport = z.object({
  assessable: z.literal(false),
  task: Task,
  words: z.int(),
  reason: Both.extend({
    code: z.enum(['empty', 'too_short', 'too_long', 'not_english', 'gibberish', 'copied', 'code', 'list', 'failed']),
  }),
});

export const EssayReport = z.discriminatedUnion('assessable', [AssessedReport, RefusedReport]);
export type EssayReport = z.output<typeof EssayReport>;
