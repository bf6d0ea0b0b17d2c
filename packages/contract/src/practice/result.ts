import { REASONS } from '@ninefold/core/practice/marking/reasons';
import { z } from 'zod';
import { Band, Flag, Id } from '../fields.ts';
import { Attempt } from './attempt-state.ts';
import { Both, QuestionTypeName } from './paper.ts';

/** What is sent after handing in, and never before: keys, reasons, explanations, evidence, script. */

export const Challenge = z.object({
  state: z.enum(['open', 'accepted', 'declined']),
  words: z.string(),
  reply: z.string(),
});

const Evidence = z.object({
  /** Paragraph label or turn id; start and end are characters in its text. */
  at: z.string(),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  /** Listening: seconds in the recording; -1 without one. */
  from: z.number(),
  to: z.number(),
});

/** One question as marked. A question worth two marks has two entries in `marks`. */
export const QuestionResult = z.object({
  key: z.string(),
  paper_id: Id,
  /** Renumbered over the attempt's papers. */
  n: z.array(z.int()),
  type: QuestionTypeName,
  /** Index of its group in the paper. */
  group: z.int(),
  given: z.array(z.string()),
  /** As marked. Where `checked` is 1 these marks are not in the counts of the result. */
  right: z.int().nonnegative(),
  total: z.int().positive(),
  /** Of the first mark that was not given; '' when all were. */
  reason: z.enum([...REASONS, '']),
  marks: z.array(z.object({ n: z.int(), right: Flag, reason: z.enum([...REASONS, '']) })),
  /** The key as its author wrote it: `a|b`, `(the) river`, or option keys. */
  answer: z.array(z.string()),
  explain: Both,
  evidence: z.array(Evidence),
  paraphrase: z.array(z.object({ q: z.string(), t: z.string() })),
  /** By option key: why it is right, or why somebody might choose it and be wrong. */
  why: z.record(z.string(), Both),
  checked: Flag,
  challenge: Challenge.nullable(),
});
export type QuestionResult = z.output<typeof QuestionResult>;

const PaperReview = z.object({
  id: Id,
  right: z.int(),
  total: z.int(),
  /** Reading: the paragraphs in Chinese, where there is a translation. */
  paragraphs: z.array(z.object({ label: z.string(), zh: z.string() })),
  /** Listening. */
  speakers: z.array(z.object({ id: z.string(), name: z.string(), role: Both.optional() })),
  script: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), zh: z.string().optional() })),
  sentences: z.array(
    z.object({
      order: z.int(),
      turn: z.string(),
      by: z.string(),
      content: z.string(),
      /** Seconds; -1 while there is no recording. */
      start: z.number(),
      end: z.number(),
    }),
  ),
});

/** `more` right answers would have been `next`; next -1 at the top. */
const EstimatedBand = z.object({
  band: Band,
  more: z.int().nonnegative(),
  next: z.union([Band, z.literal(-1)]),
  test: z.enum(['listening', 'academic_reading', 'general_reading']),
});

export const Result = z.object({
  attempt: Attempt,
  /** Found alone. With `checked`, `wrong` and `blank` it makes the total. */
  right: z.int().nonnegative(),
  /** Marks of questions whose key was shown on the way: they count neither as right nor as wrong. */
  checked: z.int().nonnegative(),
  /** Answered, and not right. */
  wrong: z.int().nonnegative(),
  blank: z.int().nonnegative(),
  total: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  /** Only for a complete test in exam mode that was really sat (core: mayTellBand). */
  band: EstimatedBand.nullable(),
  /** The clock's time of a timed paper; in practice what the page saw, never more than the wall clock allows. */
  seconds: z.int().nonnegative(),
  closed_by: z.enum(['learner', 'clock']),
  /** Best number of right answers on the same papers before this one; -1 none. */
  best_before: z.int().min(-1),
  questions: z.array(QuestionResult),
  types: z.array(z.object({ type: QuestionTypeName, right: z.int(), total: z.int() })),
  groups: z.array(
    z.object({
      paper_id: Id,
      group: z.int(),
      type: QuestionTypeName,
      from: z.int(),
      to: z.int(),
      right: z.int(),
      total: z.int(),
      seconds: z.int(),
    }),
  ),
  papers: z.array(PaperReview),
  coins: z.object({ paid: z.int().nonnegative(), over_limit: Flag }),
  /** Towards the plan: finished practices and active seconds of the learner’s own day, this one included. */
  today: z.object({ practices: z.int().nonnegative(), seconds: z.int().nonnegative() }),
});
export type Result = z.output<typeof Result>;
