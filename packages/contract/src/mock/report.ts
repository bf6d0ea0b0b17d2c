import { z } from 'zod';
import { Band, BandOrNone, Flag, Id, Seconds } from '../fields.ts';
import { Both, QuestionTypeName } from '../practice/paper.ts';
import { Bands as SpeakingBands } from '../speaking/fields.ts';
import { MockState, Scores, SpeakingState } from './sitting.ts';

/** What a mock gave, useful before all parts are there. */

const PaperReport = z.object({
  attempt_id: Id,
  /** Its papers, for the way to the review. */
  papers: z.array(Id),
  right: z.int().nonnegative(),
  total: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  /** -1: it was hardly answered, or in a few seconds; no band can be told. */
  band: BandOrNone,
  /** So many right answers more are the next band; next -1 at the top or without a band. */
  more: z.int().nonnegative(),
  next: BandOrNone,
  seconds: z.int().nonnegative(),
  /** Answers that arrived after the end: kept, not counted. */
  late: z.int().nonnegative(),
  types: z.array(z.object({ type: QuestionTypeName, right: z.int(), blank: z.int(), total: z.int() })),
});
export type PaperReport = z.output<typeof PaperReport>;

const TaskReport = z.object({
  task: z.union([z.literal(1), z.literal(2)]),
  record_id: Id,
  paper_id: Id,
  state: z.enum(['empty', 'unscored', 'waiting', 'failed', 'scored']),
  band: BandOrNone,
  /** The four criteria; null until it is scored. */
  bands: z.object({ tr: Band, cc: Band, lr: Band, gra: Band }).nullable(),
  words: z.int().nonnegative(),
  least_words: z.int().nonnegative(),
  seconds: z.int().nonnegative(),
  /** While it waits: how far, and how long the queue takes. */
  percent: z.int().min(0).max(100),
  ahead: z.int().nonnegative(),
  seconds_left: z.int().nonnegative(),
  /** What was paid came back. */
  refunded: Flag,
  /** Words that arrived after the end are kept beside the essay. */
  late: Flag,
});
export type TaskReport = z.output<typeof TaskReport>;

const Gain = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('type'),
    skill: z.enum(['listening', 'reading']),
    type: QuestionTypeName,
    lost: z.int(),
    total: z.int(),
  }),
  z.object({ what: z.literal('blank'), skill: z.enum(['listening', 'reading']), lost: z.int() }),
  z.object({
    what: z.literal('criterion'),
    skill: z.literal('writing'),
    task: z.union([z.literal(1), z.literal(2)]),
    criterion: z.enum(['tr', 'cc', 'lr', 'gra']),
    band: Band,
  }),
]);
export type MockGain = z.output<typeof Gain>;

export const MockReport = z.object({
  id: Id,
  mock_id: Id,
  title: Both,
  module: z.enum(['academic', 'general']),
  exam_type: z.union([z.literal(1), z.literal(2)]),
  state: MockState,
  started_at: Seconds,
  ended_at: Seconds,
  /** From the first second of listening to the end of writing, with the breaks. */
  seconds: z.int().nonnegative(),
  scores: Scores,
  /** `score` is the mean of the parts that are there; only a whole one is what a certificate would say. */
  whole: Flag,
  missing: z.array(z.enum(['listening', 'reading', 'writing', 'speaking'])),
  listening: PaperReport.nullable(),
  reading: PaperReport.nullable(),
  writing: z.object({ state: z.enum(['none', 'unscored', 'waiting', 'failed', 'told']), tasks: z.array(TaskReport) }),
  speaking: z.object({
    state: SpeakingState,
    /** Until when it may begin; 0: it may not. */
    until: Seconds,
    /** 0: not begun, or deleted since. */
    record_id: z.int().nonnegative(),
    band: BandOrNone,
    bands: SpeakingBands.nullable(),
    /** Of talk. */
    seconds: z.int().nonnegative(),
    answered: z.int().nonnegative(),
    percent: z.int().min(0).max(100),
    ahead: z.int().nonnegative(),
    seconds_left: z.int().nonnegative(),
    refunded: Flag,
  }),
  gains: z.array(Gain),
  /** Milliseconds until asking again is worth it; 0: nothing more will come. */
  ask_again_ms: z.int().nonnegative(),
  /** Earlier mocks and this one, oldest first. */
  trend: z.array(Scores.extend({ record_id: z.int().nonnegative(), taken_at: Seconds })),
});
export type MockReport = z.output<typeof MockReport>;
