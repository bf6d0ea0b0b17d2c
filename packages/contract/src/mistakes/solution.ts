import { TRY_VERDICTS } from '@ninefold/core/mistakes/tries';
import { z } from 'zod';
import { Flag, Seconds } from '../fields.ts';
import { Clip } from '../practice/clip.ts';
import { Both, Paper } from '../practice/paper.ts';
import { QuestionResult } from '../practice/result.ts';
import { Exercise, ExerciseSolution } from '../training/item.ts';
import { Word } from '../vocabulary/word.ts';
import { OwnSlip } from './card.ts';
import { Mistake } from './mistake.ts';
import { ReadAloud, ReadingShown } from './read-aloud.ts';

/** What is right, and what an answer was worth. */

/** What may be told once it was answered, or to whoever wants to look. */
export const Solution = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('question'),
    /** As the review tells it, with the answer that was given now. */
    question: QuestionResult,
    /** What it was lost with, and why. */
    last_given: z.array(z.string()),
    last_reason: QuestionResult.shape.reason,
    paper: Paper,
    clip: Clip.nullable(),
  }),
  z.object({ form: z.literal('word'), word: Word, meaning: z.string() }),
  z.object({
    form: z.literal('correction'),
    ...OwnSlip,
    /** What fits there; the first is shown as the answer. */
    answers: z.array(z.string()),
    explanation: Both,
  }),
  z.object({
    form: z.literal('exercise'),
    exercise: Exercise,
    ...ExerciseSolution.shape,
    given: z.array(z.string()),
    /** What it was lost with. */
    last_given: z.array(z.string()),
  }),
  /** `reading`: how it was read now, or when it was lost; null where it was said in an answer and not read. */
  z.object({ form: z.literal('follow_read'), ...ReadAloud, reading: ReadingShown.nullable() }),
  /** What the answer to the question lacked, and what would be better. */
  z.object({
    form: z.literal('advice'),
    criterion: z.string(),
    quote: z.string(),
    comment: Both,
    better: Both.nullable(),
  }),
]);
export type Solution = z.output<typeof Solution>;

export const Try = z.object({ at: Seconds, right: Flag, verdict: z.enum(TRY_VERDICTS) });

export const Answered = z.object({
  mistake: Mistake,
  right: Flag,
  /** What the try was worth, and why a right one may be worth nothing. */
  verdict: z.enum(TRY_VERDICTS),
  solution: Solution,
  /** Still open of the same skill and kind, this one left out. */
  others_open: z.int().nonnegative(),
});
export type Answered = z.output<typeof Answered>;
