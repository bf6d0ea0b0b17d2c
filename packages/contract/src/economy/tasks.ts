import { TASK_CONDITIONS } from '@ninefold/core/economy/tasks';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, list, Nothing } from '../fields.ts';

/** `/api/task/*`: the weekly sign-in and the "more tasks" of the task centre. */

const Day = z.object({
  /** 周一 or Mon, in the caller's language. */
  day_name: z.string(),
  /** 1 today and still open; 2 signed in; 3 missed or still to come. */
  sign_in_status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** What signing in on this day pays; on a signed day what it paid. */
  points: z.int().nonnegative(),
  /** The learner's calendar day, YYYY-MM-DD. */
  date: z.iso.date(),
});

const Week = z.object({
  /** Monday first, always seven. */
  list: z.array(Day).length(7),
  /** Today's place in the list: 1 Monday … 7 Sunday. */
  current_day: z.int().min(1).max(7),
  /** 1 while the row of days is unbroken up to today or yesterday. */
  is_continuous: Flag,
  continuous_days: z.int().nonnegative(),
  /** The part of that row which lies in this week. */
  week_continuous_days: z.int().min(0).max(7),
  /** One or two sentences about the row of days and Sunday's coins, in the caller's language. */
  days_desc: z.string(),
  /** 1: the page signs in by itself when today is open (setting SIGN_IN_AUTO). */
  auto_sign_in: Flag,
});
export type SignInWeek = z.output<typeof Week>;

const Task = z.object({
  id: Id,
  name: z.string(),
  /** HTML of p, b, strong, em, br, ul, li without attributes; sanitised here and to be sanitised again where shown. */
  desc: z.string(),
  /** 0 locked, 1 open, 2 done. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  coins: z.int().nonnegative(),
  /** What the server waits for: the page chooses its icon and link by it. */
  condition: z.enum(TASK_CONDITIONS),
  /** How many are needed (20 words), and how many are done. */
  times: z.int().positive(),
  progress: z.int().nonnegative(),
});
export type Task = z.output<typeof Task>;

export const task = calls({
  getWeekSignIn: {
    summary: 'This week’s sign-in, in the learner’s time zone',
    access: 'learner',
    input: Nothing,
    output: Week,
  },
  signIn: {
    summary: 'Sign in today; a second time the same day pays nothing and is no error',
    access: 'learner',
    input: Nothing,
    output: z.object({
      /** 1: this call signed the day; 0: it was signed before. */
      is_new: Flag,
      /** Coins that today's sign-in paid. */
      points: z.int().nonnegative(),
      /** 1: the coin cap left less than the full reward. */
      over_limit: Flag,
      remaining_points: z.int().nonnegative(),
    }),
  },
  getList: {
    summary: 'The “more tasks” with their state',
    access: 'learner',
    input: Nothing,
    output: list(Task),
  },
});
