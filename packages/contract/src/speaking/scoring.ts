import { REPORT_FAILURES, REPORT_STAGES } from '@ninefold/core/speaking/report-stages';
import { z } from 'zod';
import { calls } from '../call.ts';
import { BandOrNone, Flag, Id, Line, Nothing, Seconds } from '../fields.ts';
import { SentenceScore } from '../intensive-listening/score.ts';
import { PIECE, WhichPiece } from '../recordings.ts';
import { OneRecord, Order, SittingState, SpeakingRow } from './fields.ts';
import { SpeakingReport } from './report.ts';
import { SpeakingHelp, SpeakingSet } from './set.ts';

/** `/api/speaking/*-report*`: one report for a sitting, however often it is pressed. */

const Progress = z.object({
  record_id: Id,
  state: SittingState,
  stage: z.enum(REPORT_STAGES),
  /** How much of the work is done, 0-100. */
  percent: z.int().min(0).max(100),
  /** Sittings that come before this one while it waits. */
  ahead: z.int().nonnegative(),
  /** About how long it will take still; 0 when it is over. */
  seconds_left: z.int().nonnegative(),
  /** Milliseconds the page waits before it asks again; 0: nothing more will come. */
  ask_again_ms: z.int().nonnegative(),
  paid_with: z.enum(['membership', 'free_try', 'coins', 'nothing']),
  coins: z.int().nonnegative(),
  /** Why it failed; '' otherwise. What was paid has been given back. */
  failure: z.enum([...REPORT_FAILURES, '']),
  /** 1: something came back. Also where no band could be given: that costs nothing. */
  refunded: Flag,
  refunded_coins: z.int().nonnegative(),
  /** -1 until it is there, and where no band could be given. */
  score: BandOrNone,
});
export type SpeakingProgress = z.output<typeof Progress>;

/** One answer beside its question, for the page that shows both. */
const Recorded = z.object({
  order: Order,
  question: z.string(),
  recording_id: z.int().nonnegative(),
  /** '' once the recording was deleted. */
  file_url: z.string(),
});

const Movement = z.object({
  /** 'overall', a criterion, or one of the report's facts. */
  what: z.string(),
  from: z.number(),
  to: z.number(),
  /** Which way is better; 0: neither. */
  better: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
});

export const ReportView = z.object({
  record: SpeakingRow,
  set: SpeakingSet,
  report: SpeakingReport,
  recordings: z.array(Recorded),
  /** Sample answers, ideas and phrases of what was asked. */
  help: SpeakingHelp,
  /** The time before of the same part with a report: its bands and what moved; null the first time. */
  before: z.object({ record: SpeakingRow, same_set: Flag, movements: z.array(Movement) }).nullable(),
  /** What this report put into the book of mistakes. */
  mistakes: z.array(Id),
  scored_at: Seconds,
});
export type SpeakingReportView = z.output<typeof ReportView>;

/** '' : nothing was said there. */
const Corrected = z.strictObject({
  at: z.int().min(0).max(5000),
  /** What stood there: the places of an older report are others. */
  was: z.string().max(80),
  text: Line(60)
    .refine((text) => /^[\p{L}\p{N}'’ -]*$/u.test(text), 'letters only')
    .refine((text) => text.trim().split(/\s+/).length <= 4, 'at most four words'),
});

const Reading = SentenceScore.omit({ order: true, tries: true }).extend({
  order: Order,
  /** Which sentence of that answer: its place in `better`, and after those the sentences of `check_words`. */
  sentence: z.int().nonnegative(),
});
export type BetterReading = z.output<typeof Reading>;

export const speakingReport = calls({
  getReportPrice: {
    summary: 'What the next report costs this learner: a free try or coins; a report without a band costs nothing',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      /** guest: log in first. nothing: free on this site. */
      pays_with: z.enum(['membership', 'free_try', 'coins', 'guest', 'nothing']),
      coins: z.int().nonnegative(),
      remaining_points: z.int().nonnegative(),
      free_tries: z.int().nonnegative(),
      /** 0: neither a try nor enough coins are left. */
      can_pay: Flag,
    }),
  },
  requestReport: {
    summary: 'Hand the sitting in if it is open, pay and have the report made; pressing again is the same report',
    access: 'learner',
    input: OneRecord,
    output: Progress,
  },
  getReportProgress: {
    summary: 'How far the report is; asked again after ask_again_ms',
    access: 'visitor',
    input: OneRecord,
    output: Progress,
  },
  getReport: {
    summary: 'The report with its recordings, the samples of what was asked, and what moved since the time before',
    access: 'visitor',
    input: OneRecord,
    output: ReportView,
  },
  correctWords: {
    summary: 'Say what was really said at some places of an answer; the report is made again of it, at no cost',
    access: 'learner',
    input: z.strictObject({
      record_id: Id,
      order: Order,
      words: z.array(Corrected).min(1).max(60),
    }),
    output: ReportView,
  },
  readSentence: {
    summary: 'The last piece of a better sentence read aloud: it waits for its score like a sentence of follow-read',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, order: Order, sentence: z.int().min(0).max(80), ...WhichPiece }),
    upload: PIECE,
    output: Reading,
  },
  getReadingList: {
    summary: 'How the better sentences of a report were last read',
    access: 'visitor',
    input: OneRecord,
    output: z.object({ list: z.array(Reading) }),
  },
});
