import { z } from 'zod';
import { Asset, Both, Country, English, Head, Module, Slug } from './common.ts';
import { Group } from './question.ts';
import { SentenceLines } from './sentence.ts';

/** What General Training prints beside articles. */
const TEXT_FORMS = ['notice', 'advertisement', 'email', 'letter', 'timetable', 'handbook', 'article'] as const;

const Label = z.string().regex(/^[A-Z]$/, 'must be a letter');

/** One of several texts on a paper: which paragraphs it is made of, and how it is printed. */
const Text = z.strictObject({
  id: Slug,
  form: z.enum(TEXT_FORMS),
  title: English.optional(),
  /** Printed above it: From, To and Subject of an email; hours and price of an advertisement. */
  head: z.array(z.tuple([English, English])).optional(),
  paragraphs: z.array(Label).min(1),
});

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
        label: Label,
        heading: English.optional(),
        text: z.string().min(20),
        /** The paragraph in Chinese, shown in review only. */
        zh: z.string().min(1).optional(),
        sentences: SentenceLines.optional(),
      }),
    )
    .min(1),
  /** General Training: the paragraphs belong to several texts. */
  texts: z.array(Text).min(1).optional(),
  /** Printed under the passage as in the exam: a term and what it means. */
  glossary: z.array(z.strictObject({ term: English, note: Both })).default([]),
  figures: z.array(z.strictObject({ svg: Asset, alt: English })).default([]),
  groups: z.array(Group).min(1),
});
export type Reading = z.output<typeof Reading>;
