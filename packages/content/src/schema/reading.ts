import { z } from 'zod';
import { Asset, Both, Country, English, Head, Module } from './common.ts';
import { Group } from './question.ts';

export const Reading = z.strictObject({
  kind: z.literal('reading'),
  ...Head,
  module: Module,
  part: z.int().min(1).max(3),
  /** Short texts are for lessons and examples; a paper is made of full ones. */
  length: z.enum(['full', 'short']).default('full'),
  country: Country.optional(),
  minutes: z.int().min(1).max(60).default(20),
  subtitle: English.optional(),
  paragraphs: z
    .array(
      z.strictObject({
        label: z.string().regex(/^[A-Z]$/, 'must be a letter'),
        heading: English.optional(),
        text: z.string().min(20),
        /** The paragraph in Chinese, shown in review only. */
        zh: z.string().min(1).optional(),
      }),
    )
    .min(1),
  /** Printed under the passage as in the exam: a term and what it means. */
  glossary: z.array(z.strictObject({ term: English, note: Both })).default([]),
  figures: z.array(z.strictObject({ svg: Asset, alt: English })).default([]),
  groups: z.array(Group).min(1),
});
export type Reading = z.output<typeof Reading>;
