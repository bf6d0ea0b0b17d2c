import { z } from 'zod';
import { calls } from '../call.ts';
import { Band, Id } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { EssayPaper, Task } from './fields.ts';

/** `/api/writing/*` for studying a question before, or instead of, writing about it. */

const Words = z.tuple([z.int(), z.int()]).optional();

export const OutlinePart = z.object({
  role: z.string(),
  point: Both,
  support: z.array(Both).default([]),
  words: Words,
});
export type OutlinePart = z.output<typeof OutlinePart>;

export const Idea = z.object({
  /** Which side it supports, in the question's own words. */
  side: z.string(),
  idea: Both,
  because: Both.optional(),
  example: Both.optional(),
  words: z.array(z.string()).default([]),
});
export type Idea = z.output<typeof Idea>;

/** A written essay of the pack, at its band, with the reasons for that band. */
export const ModelText = z.object({
  band: Band,
  label: Both.optional(),
  paragraphs: z.array(z.object({ role: z.string(), text: z.string() })),
  comments: z.object({ task: Both, coherence: Both, lexis: Both, grammar: Both }).partial().optional(),
  phrases: z.array(z.object({ text: z.string(), zh: z.string() })).default([]),
});
export type ModelText = z.output<typeof ModelText>;

export const Analysis = z.object({
  asks: Both,
  keywords: z.array(z.object({ text: z.string(), note: Both })).default([]),
  traps: z.array(Both).default([]),
});

export const QuestionReview = z.object({
  paper: EssayPaper,
  /** null: nobody has written one. */
  analysis: Analysis.nullable(),
  /** Task 1: what a reader must find in the report. */
  key_features: z.array(z.object({ text: Both, must: z.boolean().default(true) })),
  outline: z.array(OutlinePart),
  /** Task 2. */
  ideas: z.array(Idea),
  essays: z.array(ModelText),
});
export type QuestionReview = z.output<typeof QuestionReview>;

export const writingStudy = calls({
  getQuestionReview: {
    summary: 'A question taken apart: what it asks, key features, outline, ideas and model texts',
    access: 'visitor',
    /** `type` is the task; the paper itself knows it, so a wrong one does no harm. */
    input: z.strictObject({ id: Id, type: Task.optional() }),
    output: QuestionReview,
  },
});
