import { ITEM_REASONS, OUTCOMES } from '@ninefold/core/training/mark-item';
import { z } from 'zod';
import { Id, Seconds, Text } from '../fields.ts';
import { SentenceScore } from '../intensive-listening/score.ts';
import { Clip } from '../practice/clip.ts';
import { Both, Paper } from '../practice/paper.ts';
import { QuestionResult } from '../practice/result.ts';

/** One exercise before it is answered, an answer to it, and what may be told after it. */

/** Of a set `31.i4`, of a paper `31.q7`. */
export const ItemKey = z.string().regex(/^\d{1,16}\.[iq][0-9a-z]{1,16}$/, 'must be item.exercise, such as 31.i4');

/**
 * Typed words, an option, or several parts in their order; longer than the answer to a question of a paper may be. Of a
 * sentence read aloud it is the number of its reading.
 */
export const ItemValue = z.union([Text(1000), z.array(Text(300)).max(30)]);
export type ItemValue = z.output<typeof ItemValue>;

const Sound = z.object({ url: z.string(), from: z.number().optional(), to: z.number().optional() });
export type ItemSound = z.output<typeof Sound>;

const Head = {
  key: ItemKey,
  n: z.int().positive(),
  /** What is heard before it is answered. */
  hear: Sound.nullable(),
  hint: Both.nullable(),
};

export const Exercise = z.discriminatedUnion('do', [
  z.object({ do: z.literal('choose'), ...Head, text: z.string(), options: z.array(z.string()) }),
  z.object({ do: z.literal('fill'), ...Head, text: z.string() }),
  z.object({ do: z.literal('order'), ...Head, parts: z.array(z.string()) }),
  z.object({ do: z.literal('correct'), ...Head, wrong: z.string() }),
  z.object({ do: z.literal('translate'), ...Head, zh: z.string(), must: z.array(z.string()) }),
  z.object({ do: z.literal('dictate'), ...Head }),
  z.object({ do: z.literal('match'), ...Head, left: z.array(z.string()), right: z.array(z.string()) }),
  z.object({
    do: z.literal('pair'),
    ...Head,
    text: z.string(),
    words: z.array(z.object({ word: z.string(), ipa: z.string(), zh: z.string() })),
  }),
  /** `record_id`: the sitting its reading belongs to. `hear`: the model, where there is one. */
  z.object({ do: z.literal('say'), ...Head, text: z.string(), zh: z.string(), record_id: Id }),
]);
export type Exercise = z.output<typeof Exercise>;
export type ExerciseOf<K extends Exercise['do']> = Extract<Exercise, { do: K }>;

/** A question of a paper, cut down to what it needs. */
const Asked = z.object({ do: z.literal('question'), ...Head, paper: Paper, clip: Clip.nullable() });

export const Item = z.union([Exercise, Asked]);
export type Item = z.output<typeof Item>;
export type ItemOf<K extends Item['do']> = Extract<Item, { do: K }>;

/** What may be told once it was answered. */
export const ExerciseSolution = z.object({
  /** What counts as right, our model first; of a match each pair as `left = right`. */
  answers: z.array(z.string()),
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** The model nearest to what was given. */
  nearest: z.string(),
  /** What was heard, in words; '' where nothing was. */
  heard: z.string(),
  zh: z.string(),
  explain: Both.nullable(),
  /** Why this very answer is wrong, where its author knows. */
  why: Both.nullable(),
  /** How it was read aloud, word by word; null for everything else and where nothing was read. */
  reading: SentenceScore.nullable(),
});
export type ExerciseSolution = z.output<typeof ExerciseSolution>;

export const ItemSolution = z.discriminatedUnion('of', [
  ExerciseSolution.extend({ of: z.literal('exercise') }),
  z.object({ of: z.literal('question'), question: QuestionResult, paper: Paper, clip: Clip.nullable() }),
]);
export type ItemSolution = z.output<typeof ItemSolution>;

/** One answer, marked. */
export const ItemAnswer = z.object({
  item: ItemKey,
  /** null: did not know. */
  given: ItemValue.nullable(),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(['', ...ITEM_REASONS]),
  at: Seconds,
  solution: ItemSolution,
});
export type ItemAnswer = z.output<typeof ItemAnswer>;
