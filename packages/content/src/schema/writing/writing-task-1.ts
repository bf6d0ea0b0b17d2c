import { z } from 'zod';
import { Both, English, Head, Module } from '../common.ts';
import { Analysis, Essay, Outline, Segment } from './essay.ts';
import { Figure } from './figure.ts';

export const WritingTask1 = z.strictObject({
  kind: z.literal('writing-task-1'),
  ...Head,
  module: Module,
  minutes: z.literal(20).default(20),
  minWords: z.literal(150).default(150),
  prompt: English,
  /** Academic. */
  figures: z.array(Figure).default([]),
  /** General training. */
  letter: z
    .strictObject({
      tone: z.enum(['formal', 'semi-formal', 'informal']),
      /** Dear Sir or Madam, / Dear Anna, */
      greeting: English,
      bullets: z.array(English).length(3),
    })
    .optional(),
  analysis: Analysis.optional(),
  keyFeatures: z.array(z.strictObject({ text: Both, must: z.boolean().default(true) })).default([]),
  outline: Outline,
  segments: z.array(Segment).default([]),
  essays: z.array(Essay).min(1),
});
export type WritingTask1 = z.output<typeof WritingTask1>;
