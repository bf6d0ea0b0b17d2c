import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Nothing } from '../fields.ts';
import { Book, ListedWord } from './books.ts';

/** How much a learner wants to do, what a day brought, and what may be expected of the exam day. */

const Count = z.int().nonnegative();
const Day = z.string();

const Plan = z.strictObject({
  /** Minutes a day, or new words a day and what falls due. */
  unit: z.enum(['minutes', 'words']),
  amount: z.int().min(1).max(300),
  /** 1 Monday … 7 Sunday. */
  days: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'each day once'),
});
export type LearnPlan = z.output<typeof Plan>;

const Promised = z.discriminatedUnion('state', [
  z.object({ state: z.literal('no_exam') }),
  /** The exam is farther away than anything can be told about: at most so many days. */
  z.object({ state: z.literal('too_far'), days: Count }),
  /** Too little to promise: so many answers are still missing. */
  z.object({ state: z.literal('too_little'), missing: Count }),
  /** It is being computed; ask again. */
  z.object({ state: z.literal('counting') }),
  z.object({
    state: z.literal('promised'),
    exam_day: Day,
    about: Count,
    low: Count,
    high: Count,
    /** Of so many words. */
    of: Count,
    answers: Count,
    today: Count,
    /** On the days until then, if the plan is kept. */
    way: z.array(z.object({ day: Day, known: Count })),
    /** The same without any more review. */
    stopped: z.array(z.object({ day: Day, known: Count })),
    /** Words more on exam day for ten minutes more a day; -1 not computed yet. */
    ten_minutes_more: z.int(),
  }),
]);
export type Promised = z.output<typeof Promised>;

export const planCalls = calls({
  learnPlan: {
    save: {
      summary: 'Minutes or new words a day, and on which days',
      access: 'visitor',
      input: Plan,
      output: z.object({}),
    },
    getDetail: {
      summary: 'The learner’s plan for words, with the books in their order',
      access: 'visitor',
      input: Nothing,
      output: Plan.extend({
        /** 0: nothing saved yet, these are the usual ones. */
        is_saved: Flag,
        books: z.array(Book),
        exam_day: Day,
        is_study_day: Flag,
        /** A placement was taken. */
        is_placed: Flag,
      }),
    },
    getTodayReport: {
      summary: 'What today asks for, what was done, and how the last week went',
      access: 'visitor',
      input: Nothing,
      output: z.object({
        day: Day,
        reviews: Count,
        fresh: Count,
        done_reviews: Count,
        done_fresh: Count,
        seconds: Count,
        /** Of today's answers: Again, Hard, Good, Easy. */
        grades: z.array(Count).length(4),
        /** Shares of a hundred; -1 without answers. */
        accuracy_today: z.int(),
        accuracy_week: z.int(),
        accuracy_week_before: z.int(),
        made_firm: Count,
        /** Words due on each of the coming days, today first. */
        load: z.array(z.object({ day: Day, count: Count })),
        /** How many fit into a day. */
        cap: Count,
        hard: z.array(ListedWord),
        hard_count: Count,
        notebook_count: Count,
      }),
    },
    getPromise: {
      summary: 'How many words will be known on exam day, as a range, from the learner’s own answers',
      access: 'visitor',
      input: Nothing,
      output: Promised,
    },
    spread: {
      summary: 'Days over the cap give their surest words to the next days with room',
      access: 'visitor',
      input: Nothing,
      output: z.object({ moved: Count }),
    },
  },
});
