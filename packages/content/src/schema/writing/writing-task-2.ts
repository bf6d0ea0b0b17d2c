import { z } from 'zod';
import { Both, English, Head } from '../common.ts';
import { Analysis, Essay, Outline, Segment } from './essay.ts';

const TASK_2_TYPES = ['opinion', 'discussion', 'advantages', 'problem-solution', 'two-part'] as const;

export const WritingTask2 = z.strictObject({
  kind: z.literal('writing-task-2'),
  ...Head,
  module: z.enum(['academic', 'general', 'both']),
  type: z.enum(TASK_2_TYPES),
  minutes: z.literal(40).default(40),
  minWords: z.literal(250).default(250),
  prompt: English,
  analysis: Analysis.optional(),
  ideas: z
    .array(
      z.strictObject({
        /** Which side it supports, in the prompt's own words. */
        side: English,
        idea: Both,
        because: Both.optional(),
        example: Both.optional(),
        words: z.array(English).default([]),
      }),
    )
    .min(2),
  outline: Outline,
  segments: z.array(Segment).default([]),
  essays: z.array(Essay).min(1),
});
export type WritingTask2 = z.output<typeof WritingTask2>;
