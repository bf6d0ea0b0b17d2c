import { z } from 'zod';
import { Asset, Both, English, Head, Slug } from './common.ts';

/** Short exercises of the three basic courses. Answers are words, never positions: an option can be moved safely. */

const n = z.int().min(1);
const hint = Both.optional();
const answer = z.array(English).min(1);

/** What is heard before it is answered. `text` is for the voice build and the review; the learner gets the sound. */
const hear = z
  .strictObject({
    text: English,
    audio: Asset.optional(),
    from: z.number().min(0).optional(),
    to: z.number().positive().optional(),
  })
  .optional();

/** A wrong answer that learners do give: which mistake it is, and why it is one. */
const wrongs = z
  .array(z.strictObject({ answer: English, mistake: Slug, why: Both }))
  .min(1)
  .optional();

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
  hear,
  wrongs,
});
const Fill = z.strictObject({ do: z.literal('fill'), n, text: English, answer, hint, explain: Both, hear, wrongs });
const Order = z.strictObject({
  do: z.literal('order'),
  n,
  parts: z.array(English).min(3),
  answer: English,
  hint,
  explain: Both,
  hear,
  wrongs,
});
const Correct = z.strictObject({
  do: z.literal('correct'),
  n,
  wrong: English,
  answer,
  hint,
  explain: Both,
  hear,
  wrongs,
});
const Translate = z.strictObject({
  do: z.literal('translate'),
  n,
  zh: z.string().min(1),
  answer,
  /** Words a good answer has to contain. */
  must: z.array(English).default([]),
  hint,
  explain: Both,
  hear,
  wrongs,
});
const Dictate = z.strictObject({
  do: z.literal('dictate'),
  n,
  text: English,
  zh: z.string().min(1),
  audio: Asset.optional(),
  hint,
  explain: Both.optional(),
  hear,
  wrongs,
});
const Match = z.strictObject({
  do: z.literal('match'),
  n,
  pairs: z.array(z.tuple([English, z.string().min(1)])).min(3),
  hint,
  explain: Both,
  hear,
  wrongs,
});
const Say = z.strictObject({
  do: z.literal('say'),
  n,
  text: English,
  zh: z.string().min(1),
  audio: Asset.optional(),
  hint,
  explain: Both.optional(),
  hear,
  wrongs,
});

/** Two or three words that differ in one sound: which one is heard? */
const Pair = z.strictObject({
  do: z.literal('pair'),
  n,
  words: z
    .array(z.strictObject({ word: English, ipa: z.string().regex(/^\/.+\/$/), zh: z.string().min(1) }))
    .min(2)
    .max(3),
  /** A sentence with a gap, where the words are met in one: `Did you see the __3__?` */
  text: English.optional(),
  answer: English,
  hint,
  explain: Both,
  hear,
  wrongs,
});

export const Exercise = z.discriminatedUnion('do', [
  Choose,
  Fill,
  Order,
  Correct,
  Translate,
  Dictate,
  Match,
  Say,
  Pair,
]);
export type Exercise = z.output<typeof Exercise>;

export const AREAS = ['grammar', 'vocabulary', 'segmented', 'dictation', 'paraphrase', 'pronunciation'] as const;

export const Training = z.strictObject({
  kind: z.literal('training'),
  ...Head,
  course: z.enum(['writing', 'reading', 'listening']),
  area: z.enum(AREAS),
  intro: Both.optional(),
  /** The mistakes it mends, by the names the examiner gives them. */
  mistakes: z.array(Slug).min(1).optional(),
  items: z.array(Exercise).min(1),
});
export type Training = z.output<typeof Training>;
