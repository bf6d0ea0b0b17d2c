import { WORD_STATES } from '@ninefold/core/vocabulary/card';
import { FORMS } from '@ninefold/core/vocabulary/forms';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Seconds } from '../fields.ts';
import { Word } from './word.ts';

/** A round of cards, and the answers to them. */

const Count = z.int().nonnegative();
export const WhichCards = z.enum(['learn', 'review', 'hard', 'notebook']);

const WordCard = z.object({
  word: Word,
  form: z.enum(FORMS),
  /** How the word and its forms are written, for the gap in its example. */
  spellings: z.array(z.string()),
  state: z.enum(WORD_STATES),
  /** Days until it is asked again after each of the four grades; -1: only when there is time left before the exam. */
  next: z.array(z.int()).length(4),
  lapses: Count,
  /** When it was last asked; 0 never. */
  last_time: Seconds,
  /** The word book it comes from; 0 none. */
  book_id: z.int().nonnegative(),
});
export type WordCard = z.output<typeof WordCard>;

const Key = Line(64, 8);
/** The device's clock orders the answers of a sending and nothing else. */
const DeviceTime = z.int().nonnegative();

const Review = z.strictObject({
  key: Key,
  vocabulary_id: Id,
  grade: z.int().min(1).max(4),
  form: z.enum(FORMS),
  /** What was typed; '' where nothing was. */
  given: Line(100).default(''),
  /** How long it took. */
  seconds: z.number().min(0).max(3600),
  at: DeviceTime,
});
const Undo = z.strictObject({ key: Key, undo: Key, at: DeviceTime });

export const OUTCOMES = ['taken', 'already', 'undone', 'not_there', 'too_late'] as const;

const Day = z.object({
  /** Asked for today and still to do. */
  reviews: Count,
  fresh: Count,
  done_reviews: Count,
  done_fresh: Count,
});

export const learningCalls = calls({
  getCards: {
    summary: 'The cards of a round: today’s new words, what is due, hard words alone, or new words of the notebook',
    access: 'visitor',
    input: z.strictObject({ which: WhichCards }),
    output: z.object({
      list: z.array(WordCard),
      today: Day,
      /** The exam's day if it is ahead; '' otherwise. */
      exam_day: z.string(),
      /** Books the learner learns from. */
      books: Count,
    }),
  },
  saveReviews: {
    summary:
      'Grades of cards, each once for its key, in the order of the device; undo takes the last grade of a word back',
    access: 'visitor',
    input: z.strictObject({
      reviews: z
        .array(z.union([Review, Undo]))
        .min(1)
        .max(200),
      /** Who gave them: they are refused under any account but theirs, a guest's new one included. */
      by: Id.optional(),
    }),
    output: z.object({
      results: z.array(z.object({ key: z.string(), outcome: z.enum(OUTCOMES), became_firm: Flag })),
    }),
  },
  addMinutes: {
    summary: 'Ten minutes more today',
    access: 'visitor',
    input: z.strictObject({ minutes: z.int().min(5).max(60).default(10) }),
    output: z.object({ today: Day }),
  },
});
export type ReviewInput = z.input<typeof Review> | z.input<typeof Undo>;
