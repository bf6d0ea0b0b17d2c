import { z } from 'zod';
import { Asset, Band, Both, English, Head, Ref } from './common.ts';
import { SKILLS } from './writing/essay.ts';

/** A paragraph or a turn, sentence by sentence, with the Chinese of each. Ids are `A.1`, `t5.2`: place and number. */
export const SentenceLines = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[A-Za-z][A-Za-z0-9]*\.[0-9]+$/, 'must be the place and a number: A.1, t5.2'),
      /** Only where the full stops of the text do not tell sentences apart; then for all of them. */
      en: English.optional(),
      zh: z.string().min(1),
    }),
  )
  .min(1);
export type SentenceLines = z.output<typeof SentenceLines>;

/** How words meet in speech: one sound runs into the next, one falls away, one changes, one grows weak. */
const LINKS = ['linking', 'elision', 'assimilation', 'weak'] as const;

/** Kinds of slips in a written sentence: the examiner's words, and those that only somebody who knows the sentence can see. */
const SLIPS = [
  'article',
  'number',
  'agreement',
  'verb',
  'preposition',
  'phrase',
  'comparison',
  'linking',
  'word-choice',
  'word-form',
  'word-order',
  'meaning',
  'register',
] as const;

/** One thing the sentence has to say, and the words it can be said with: every right sentence has one of them. */
const Point = z.strictObject({ say: Both, words: z.array(English).min(1) });

/** What learners write instead: a piece of a sentence or a whole one, which no right sentence has. */
const Wrong = z.strictObject({
  words: English,
  mistake: z.enum(SLIPS),
  why: Both,
  /** What a right sentence has in its place. */
  instead: English.optional(),
});

/** A sentence to be said or written: what follow-read and segmented practice share. */
export const Sentence = z.strictObject({
  id: z.string().regex(/^s[0-9]+$/, 'must be s1, s2 …'),
  en: English,
  zh: z.string().min(1),
  /** A clip of its own, or a piece of a longer recording with `from` and `to` in seconds. */
  audio: Asset.optional(),
  from: z.number().min(0).optional(),
  to: z.number().positive().optional(),
  /** Groups of words said in one breath; together they are the sentence. */
  chunks: z.array(English).min(1).optional(),
  /** The words that carry the stress, in their order. */
  stress: z.array(English).min(1).optional(),
  links: z
    .array(z.strictObject({ words: English, how: z.enum(LINKS), ipa: z.string().optional(), note: Both.optional() }))
    .optional(),
  /** Other sentences that are right as well. */
  accept: z.array(English).optional(),
  /** Segmented practice: what the sentence is for, what is to be written, and words it has to use. */
  skill: z.enum(SKILLS).optional(),
  cue: Both.optional(),
  must: z.array(English).optional(),
  /** Segmented practice: how an answer is looked at that is none of the right sentences. */
  points: z.array(Point).min(1).optional(),
  wrongs: z.array(Wrong).min(1).optional(),
  /** The item it comes from, and its sentence there. */
  of: z.strictObject({ item: Ref, at: z.string().min(1).optional() }).optional(),
  note: Both.optional(),
});
export type Sentence = z.output<typeof Sentence>;

const SENTENCE_USES = ['follow-read', 'segmented', 'both'] as const;

export const Sentences = z.strictObject({
  kind: z.literal('sentences'),
  ...Head,
  use: z.enum(SENTENCE_USES),
  /** The writing task whose sentences these are. */
  task: Ref.optional(),
  band: Band.optional(),
  intro: Both.optional(),
  sentences: z.array(Sentence).min(1),
});
export type Sentences = z.output<typeof Sentences>;
