import { SCORING_FAILURES, SCORING_STAGES } from '@ninefold/core/writing/scoring-stages';
import { z } from 'zod';
import { calls } from '../call.ts';
import { BandOrNone, Flag, Id, Line, Nothing, Seconds } from '../fields.ts';
import { Bands, EssayContent, Revision, Status } from './fields.ts';

/** `/api/exercise/essay-scoring` and what is asked about it: one scoring, however often it is pressed. */

const PaidWith = z.enum(['membership', 'free_try', 'coins']);

const Progress = z.object({
  /** The scoring; 0: this draft has never been scored. */
  scoring_id: z.int().nonnegative(),
  record_id: Id,
  /** 2 being scored, 3 scored, 4 failed. */
  status: Status,
  stage: z.enum(SCORING_STAGES),
  /** How much of the work is done, 0-100. */
  percent: z.int().min(0).max(100),
  /** How many scorings come before this one while it waits. */
  ahead: z.int().nonnegative(),
  /** About how long it will take still; 0 when it is over. */
  seconds_left: z.int().nonnegative(),
  /** Milliseconds the page waits before it asks again; 0: nothing more will come. */
  ask_again_ms: z.int().nonnegative(),
  paid_with: PaidWith,
  coins: z.int().nonnegative(),
  /** Why it failed; '' otherwise. What was paid has been given back. */
  failure: z.enum([...SCORING_FAILURES, '']),
  /** 1: something came back. Also where the examiner gave no band (status 3): a refusal costs nothing. */
  refunded: Flag,
  /** How many coins came back: fewer than `coins` where the purse was full. */
  refunded_coins: z.int().nonnegative(),
  /** -1 until it is scored, and where the examiner could not give a band. */
  score: BandOrNone,
  create_time: Seconds,
});
export type ScoringProgress = z.output<typeof Progress>;

const ScoreInfo = z.object({
  record_id: Id,
  scoring_id: z.int().nonnegative(),
  status: Status,
  score: BandOrNone,
  bands: Bands.nullable(),
  low: BandOrNone,
  high: BandOrNone,
  engine: z.string(),
  scored_time: Seconds,
  /** 1: a newer engine is there; scoring again is the learner's decision. */
  needRemark: Flag,
});

const ScoreOf = { access: 'visitor' as const, input: z.strictObject({ record_id: Id }), output: ScoreInfo };

export const exerciseScoring = calls({
  essayScoring: {
    summary: 'Freeze a draft, pay for it and have it scored; pressing again, from any tab, is the same scoring',
    access: 'learner',
    input: z.strictObject({
      record_id: Id,
      /** What the editor shows, if it is newer than what was saved; refused as a conflict on top of an old revision. */
      content: EssayContent.optional(),
      revision: Revision.optional(),
    }),
    output: Progress,
  },
  getEssayScoringResult: {
    summary: 'How far the scoring is; asked again after ask_again_ms',
    access: 'visitor',
    input: z.strictObject({ record_id: Id }),
    output: Progress,
  },
  getEssayScoreInfo: { summary: 'The bands of a scored draft', ...ScoreOf },
  getScoreInfo: { summary: 'The same bands under their other name', ...ScoreOf },
});

export const writingScoring = calls({
  getScoringPrice: {
    summary: 'What the next scoring costs this learner: nothing for members, a free try, or coins',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      /** guest: log in first. */
      pays_with: z.enum(['membership', 'free_try', 'coins', 'guest']),
      /** Coins it takes when it takes coins. */
      coins: z.int().nonnegative(),
      remaining_points: z.int().nonnegative(),
      free_tries: z.int().nonnegative(),
      /** 0: neither a try nor enough coins are left. */
      can_pay: Flag,
    }),
  },
  remark: {
    summary: 'Have a scored draft scored again by the present engine; free where needRemark is 1, and once per key',
    access: 'learner',
    input: z.strictObject({ record_id: Id, key: Line(64, 8) }),
    output: Progress,
  },
});
