import { TRAINING_AREAS, TRAINING_COURSES } from '@ninefold/core/training/courses';
import { itemKinds } from '@ninefold/core/training/item-kinds';
import { TRAINING_STATES } from '@ninefold/core/training/selected-keys';
import { z } from 'zod';
import { Flag, Id, Seconds } from '../fields.ts';
import { Both, QuestionTypeName } from '../practice/paper.ts';
import { Item, ItemAnswer } from './item.ts';

/** A training set in a list, and one sitting of it from the first answer to its result. */

export const Course = z.enum(TRAINING_COURSES);
export const Area = z.enum(TRAINING_AREAS);
const Kind = z.enum(itemKinds);
/** As the history numbers them: 6 listening, 7 speaking, 8 reading, 9 writing. */
export const RecordType = z.union([z.literal(6), z.literal(7), z.literal(8), z.literal(9)]);

export const Collection = z.object({
  id: Id,
  title: Both,
  intro: Both.nullable(),
  course: Course,
  area: Area,
  /** About the band it is for; 0: not said. */
  level: z.number().nonnegative(),
  kinds: z.array(Kind),
  /** The slips it mends, by the names that the examiner gives them; none: nothing in particular. */
  mistakes: z.array(z.string()),
  /** How many exercises, and about how long they take. */
  count: z.int().nonnegative(),
  minutes: z.int().positive(),
  /** Members only, and this learner is none. */
  locked: Flag,
  state: z.enum(TRAINING_STATES),
  /** The open record, else the last one that was finished; 0: none. */
  record_id: z.int().nonnegative(),
  /** Of the open record: exercises that need not come again. */
  settled: z.int().nonnegative(),
  /** The best of the finished ones; -1: none. */
  best: z.int().min(-1),
  last_at: Seconds,
});
export type Collection = z.output<typeof Collection>;

const Tally = { right: z.int().nonnegative(), total: z.int().nonnegative() };

export const TrainingResult = z.object({
  /** At the first answer; afterwards the key is known. */
  ...Tally,
  close: z.int().nonnegative(),
  wrong: z.int().nonnegative(),
  /** Not read aloud: neither right nor wrong. */
  skipped: z.int().nonnegative(),
  kinds: z.array(z.object({ kind: Kind, ...Tally })),
  /** Everything the learner finished in this course, area by area; `now`: the one just trained. */
  areas: z.array(z.object({ area: Area, ...Tally, now: Flag })),
  /** The best before this one; -1: none. */
  best_before: z.int().min(-1),
  coins: z.object({ paid: z.int().nonnegative(), over_limit: Flag }),
});
export type TrainingResult = z.output<typeof TrainingResult>;

export const Training = z.object({
  id: Id,
  kind: z.enum(['set', 'drill']),
  /** 0 for a drill. */
  collection_id: z.int().nonnegative(),
  course: Course,
  type: RecordType,
  area: z.union([Area, z.literal('')]),
  /** Of a drill; '' for a set. */
  question_type: z.union([QuestionTypeName, z.literal('')]),
  title: Both,
  state: z.enum(['open', 'done']),
  items: z.array(Item),
  answers: z.array(ItemAnswer),
  /** Of active time. */
  seconds: z.int().nonnegative(),
  started_at: Seconds,
  done_at: Seconds,
  result: TrainingResult.nullable(),
});
export type Training = z.output<typeof Training>;

/** As the history lists it. */
export const TrainingRow = Training.pick({
  id: true,
  kind: true,
  collection_id: true,
  course: true,
  type: true,
  area: true,
  question_type: true,
  title: true,
  state: true,
  seconds: true,
  started_at: true,
  done_at: true,
}).extend({ ...Tally, update_time: Seconds });
