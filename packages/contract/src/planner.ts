import { PRACTICES } from '@ninefold/core/planner/schedule/practice';
import { SKILLS } from '@ninefold/core/skills';
import { z } from 'zod';
import { calls } from './call.ts';
import { Band, BandOrNone, Flag, Nothing, Seconds } from './fields.ts';
import { UserInfo } from './identity.ts';

/** The study plan: how it is saved (under `/api/student/*`, as specified) and what it asks for day by day (`/api/plan/*`). */

const Skill = z.enum(SKILLS);
/** A calendar day such as 2027-01-16, where the learner lives. */
const Day = z.iso.date();
const Target = Band.min(4);

const Targets = {
  target_score: Target,
  target_score_listen: Target,
  target_score_read: Target,
  target_score_write: Target,
  target_score_speak: Target,
};

/** Joined to the `student` group in `contract.ts`. */
export const studentPlan = calls({
  updateLearningPlan: {
    summary: 'Save the study plan; saving the same plan again changes nothing, and only the first completion pays',
    access: 'visitor',
    input: z.strictObject({
      /** 1 taken before, 2 first time: then the past scores are reset to -1. */
      is_ielts: z.union([z.literal(1), z.literal(2)]),
      /** Any second of the exam's day where the learner lives; today is allowed, the past is not. */
      exam_date: Seconds.min(1).max(4_102_444_800),
      ...Targets,
      past_score_listen: BandOrNone,
      past_score_read: BandOrNone,
      past_score_write: BandOrNone,
      past_score_speak: BandOrNone,
      /** Left out: stays as it is. */
      minutes_per_day: z.int().min(15).max(240).multipleOf(5).optional(),
    }),
    output: z.object({
      user: UserInfo,
      /** Coins this very save brought. */
      points: z.int().nonnegative(),
      /** 1: coins were due, but the purse is full. */
      over_limit: Flag,
    }),
  },
  getPlanPoster: {
    summary: 'What the poster of the saved plan says; a plan that has changed meanwhile is refused as a conflict',
    access: 'visitor',
    input: z.strictObject({ exam_date: Seconds, ...Targets }),
    output: z.object({
      name: z.string(),
      exam_date: Seconds,
      days_left: z.int().nonnegative(),
      ...Targets,
      current_score_listen: BandOrNone,
      current_score_read: BandOrNone,
      current_score_write: BandOrNone,
      current_score_speak: BandOrNone,
      /** The address on the poster: the site, with the learner's invite code; '' when the site has no address set. */
      link: z.string(),
    }),
  },
});

const PlanItem = z.object({
  /** Stable within the day, e.g. `listening`. */
  id: z.string(),
  practice: z.enum(PRACTICES),
  skill: Skill.nullable(),
  minutes: z.int().positive(),
  /** Of these minutes, how many make up for missed days. */
  catch_up: z.int().nonnegative(),
  /** How many words to learn; 0 for other practice. */
  words: z.int().nonnegative(),
  path: z.string(),
  done: Flag,
  done_minutes: z.int().nonnegative(),
  done_words: z.int().nonnegative(),
});
export type PlanItem = z.output<typeof PlanItem>;

/** One sentence about a day, as data: the page says it in its language. */
const DayReason = z.object({
  code: z.enum(['gap', 'untested', 'keep', 'mock_first', 'mock_fortnight', 'mock_last_week', 'light', 'exam']),
  /** The skill it is about; null for mock, light and exam. */
  skill: Skill.nullable(),
  gap: z.number().nullable(),
  /** Days since this skill was last practised (for a mock: since the last mock); null: never. */
  days_since: z.int().nonnegative().nullable(),
});

const PlanDay = z.object({
  day: Day,
  type: z.enum(['study', 'mock', 'light', 'exam']),
  minutes: z.int().positive(),
  items: z.array(PlanItem).min(1),
  reason: DayReason,
  days_left: z.int().nonnegative(),
});
export type PlanDay = z.output<typeof PlanDay>;

/** Shown on the day it happened: why the plan ahead differs from yesterday's. */
const Replanned = z.object({
  why: z.enum(['missed', 'new_scores', 'new_pages']),
  /** Whole days without any practice. */
  missed_days: z.int().nonnegative(),
  missed_minutes: z.int().nonnegative(),
  /** Given to the days ahead, at most `extra_per_day` more a day, until `until`. */
  moved_minutes: z.int().nonnegative(),
  moved: z.array(z.object({ skill: Skill, minutes: z.int().positive() })),
  extra_per_day: z.int().nonnegative(),
  until: Day.nullable(),
  /** What no longer fits before the exam without overloading a day. */
  dropped_minutes: z.int().nonnegative(),
  /** A missed mock test has a new day. */
  mock_moved_to: Day.nullable(),
});
export type Replanned = z.output<typeof Replanned>;

const PlanState = z.enum(['none', 'exam_passed', 'planned']);

export const plan = calls({
  getToday: {
    summary: 'What the plan asks for today, ticked off from what was done; missed days are redistributed here',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      state: PlanState,
      /** The learner's date. */
      today: Day,
      exam_day: Day.nullable(),
      days_left: z.int().nonnegative(),
      day: PlanDay.nullable(),
      done_items: z.int().nonnegative(),
      minutes_left: z.int().nonnegative(),
      replanned: Replanned.nullable(),
    }),
  },
  getDays: {
    summary: 'The plan day by day; `after` is the last day already shown, past days are as they were planned then',
    access: 'visitor',
    input: z.strictObject({ after: Day.optional(), limit: z.int().min(1).max(62).default(14) }),
    output: z.object({ state: PlanState, today: Day, days: z.array(PlanDay), more: z.boolean() }),
  },
  getLastRecords: {
    summary: 'The last thing done in each practice area, for the practice hub',
    access: 'visitor',
    input: Nothing,
    output: z.array(z.object({ area: z.enum([...SKILLS, 'words', 'training', 'mock', 'course']), time: Seconds })),
  },
});
