import { z } from 'zod';
import { Asset, Both, English, Head } from './common.ts';

/** Short exercises of the three basic courses. Answers are words, never positions: an option can be moved safely. */

const n = z.int().min(1);
const hint = Both.optional();
const answer = z.array(English).min(1);

const Choose = z.strictObject({
  do: z.literal('choose'),
  n,
  /** A gap is optional here: `She __1__ to work.` or a plain question. */
  text: English,
  options: z.array(English).min(2).max(5),
  /** The right option, word for word. */
  answer: English,
  hint,
  explain: Both,
});
const Fill = z.strictObject({ do: z.literal('fill'), n, text: English, answer, hint, explain: Both });
const Order = z.strictObject({
  do: z.literal('order'),
  n,
  parts: z.array(English).min(3),
  answer: English,
  hint,
  explain: Both,
});
const Correct = z.strictObject({ do: z.literal('correct'), n, wrong: English, answer, hint, explain: Both });
const Translate = z.strictObject({
  do: z.literal('translate'),
  n,
  zh: z.string().min(1),
  answer,
  /** Words a good answer has to contain. */
  must: z.array(English).default([]),
  hint,
  explain: Both,
});
const Dictate = z.strictObject({
  do: z.literal('dictate'),
  n,
  text: English,
  zh: z.string().min(1),
  audio: Asset.optional(),
  hint,
  explain: Both.optional(),
});
const Match = z.strictObject({
  do: z.literal('match'),
  n,
  pairs: z.array(z.tuple([English, z.string().min(1)])).min(3),
  hint,
  explain: Both,
});
const Say = z.strictObject({
  do: z.literal('say'),
  n,
  text: English,
  zh: z.string().min(1),
  audio: Asset.optional(),
  hint,
  explain: Both.optional(),
});

export const Exercise = z.discriminatedUnion('do', [Choose, Fill, Order, Correct, Translate, Dictate, Match, Say]);
export type Exercise = z.output<typeof Exercise>;

export const AREAS = ['grammar', 'vocabulary', 'segmented', 'dictation', 'paraphrase', 'pronunciation'] as const;

export const Training = z.strictObject({
  kind: z.literal('training'),
  ...Head,
  course: z.enum(['writing', 'reading', 'listening']),
  area: z.enum(AREAS),
  intro: Both.optional(),
  items: z.array(Exercise).min(1),
});
export type Training = z.output<typeof Training>;
