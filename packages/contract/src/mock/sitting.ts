import { MOCK_PARTS } from '@ninefold/core/mock/sitting';
import { MOCK_SPEAKING_STATES } from '@ninefold/core/mock/speaking';
import { z } from 'zod';
import { BandOrNone, Flag, Id, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';

/** A mock test as it stands in the list, and one that is being sat. */

export const Scores = z.object({
  score: BandOrNone,
  listening_score: BandOrNone,
  reading_score: BandOrNone,
  writing_score: BandOrNone,
  speaking_score: BandOrNone,
});

export const SpeakingState = z.enum(MOCK_SPEAKING_STATES);
const MockPartName = z.enum(MOCK_PARTS);
export const MockState = z.enum(['open', 'marking', 'done', 'abandoned']);
const ExamType = z.union([z.literal(1), z.literal(2)]);

const PartPlan = z.object({
  part: MockPartName,
  /** On the clock, with the check or the transfer at the end. */
  seconds: z.int().nonnegative(),
  /** Questions, or tasks. */
  questions: z.int().nonnegative(),
  papers: z.int().positive(),
});

export const MockRow = z.object({
  id: Id,
  title: Both,
  module: z.enum(['academic', 'general']),
  level: z.number().min(-1),
  parts: z.array(PartPlan),
  /** Without the breaks. */
  seconds: z.int().nonnegative(),
  /** 1: it has an interview, taken at once after writing or within a week. */
  has_speaking: Flag,
  /** How many of its papers the learner has practised before: the result then says less. */
  practised: z.int().nonnegative(),
  /** Needs a membership of this skill first; '' it does not. */
  locked: z.enum(['', 'listening', 'reading', 'writing']),
  mine: z.object({
    state: z.enum(['new', 'open', 'marking', 'done']),
    /** The open one, or the last; 0 none. */
    record_id: z.int().nonnegative(),
    times: z.int().nonnegative(),
    last: Scores.nullable(),
    last_at: Seconds,
    /** The interview of the last one, and until when it may begin; 0: it may not. */
    speaking: SpeakingState,
    speaking_until: Seconds,
  }),
});
export type MockRow = z.output<typeof MockRow>;

/** What the reports of both essays and of the interview take, all of it before the mock begins. */
const Price = z.object({
  pays_with: z.enum(['membership', 'free_try', 'coins', 'mixed', 'guest']),
  /** Coins in all, after the free tries. */
  coins: z.int().nonnegative(),
  tries: z.int().nonnegative(),
  remaining_points: z.int().nonnegative(),
  can_pay: Flag,
});
export type MockPrice = z.output<typeof Price>;

export const MockToTake = MockRow.extend({
  exam_type: ExamType,
  /** Every sound file of listening in the order in which it is heard. */
  sounds: z.array(z.string()),
  /** 1: a section has no recording yet, so the mock cannot be sat. */
  silent: Flag,
  break_seconds: z.int().nonnegative(),
  price: Price,
  /** Another mock that is open; 0 none. One is sat at a time. */
  other_open_id: z.int().nonnegative(),
  other_open_mock_id: z.int().nonnegative(),
});
export type MockToTake = z.output<typeof MockToTake>;

/** Where it stands: a paper runs, a break, or it is over. */
const Standing = z.discriminatedUnion('at', [
  z.object({ at: z.literal('listening'), attempt_id: Id }),
  z.object({ at: z.literal('reading'), attempt_id: Id }),
  z.object({ at: z.literal('writing'), task1_record_id: Id, task2_record_id: Id }),
  /** `left_ms` counts from the moment this was sent: no device's clock is asked. */
  z.object({ at: z.literal('break'), next: MockPartName, left_ms: z.int().nonnegative() }),
  /** The interview, after the papers. */
  z.object({ at: z.literal('speaking'), speaking_record_id: Id }),
  z.object({ at: z.literal('over') }),
]);

export const MockRecord = z.object({
  id: Id,
  mock_id: Id,
  title: Both,
  module: z.enum(['academic', 'general']),
  exam_type: ExamType,
  state: MockState,
  standing: Standing,
  parts: z.array(
    PartPlan.extend({ state: z.enum(['waiting', 'running', 'handed_in']), started_at: Seconds, handed_in_at: Seconds }),
  ),
  speaking: z.object({
    state: SpeakingState,
    /** Until when it may begin; 0: it may not, or the papers are not over. */
    until: Seconds,
    /** 0: not begun. */
    record_id: z.int().nonnegative(),
  }),
  with_report: Flag,
  now: Seconds,
  started_at: Seconds,
  ended_at: Seconds,
});
export type MockRecord = z.output<typeof MockRecord>;
