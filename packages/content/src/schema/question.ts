import { type QuestionType, questionTypes } from '@ninefold/core/practice/question-types';
import { z } from 'zod';
import { Both, English, Slug } from './common.ts';
import { Body } from './layout.ts';

/** One numbered question, and the group of questions that share an instruction. */

/** ONE WORD AND/OR A NUMBER is `{ words: 1, number: true }`; A NUMBER is `{ words: 0, number: true }`. */
export const Limit = z.strictObject({ words: z.int().min(0).max(5), number: z.boolean().default(false) });
export type Limit = z.output<typeof Limit>;

/** A quotation, never an offset: an edit to the text that breaks it is noticed. */
export const Evidence = z.strictObject({
  /** Paragraph label or turn id. */
  at: z.string().min(1),
  quote: z.string().min(3),
  /** Which occurrence, where the words stand there more than once. */
  nth: z.int().min(1).optional(),
});

const OptionKey = z.string().regex(/^([A-Z]|[ivx]+)$/, 'must be a letter, or a roman numeral for headings');

export const Option = z.strictObject({
  key: OptionKey,
  text: English,
  /** Why it is right, or why somebody might choose it and be wrong. */
  why: Both.optional(),
  /** Paragraph label or turn id where the text speaks of it. The order of mention is checked; without it, guessed. */
  at: z.string().min(1).optional(),
});
export type Option = z.output<typeof Option>;

const Numeral = z.int().min(1).max(40);

export const Question = z.strictObject({
  /** `[5, 6]` is one question worth two marks: choose TWO. */
  n: z.union([Numeral, z.array(Numeral).min(2).max(3)]),
  /** Fixed at first publication; `q` and the first number unless said otherwise. */
  key: z
    .string()
    .regex(/^q[0-9a-z]+$/)
    .optional(),
  text: English.optional(),
  /** Paragraph label (headings) or pin id (pictures). */
  at: z.string().min(1).optional(),
  options: z.array(Option).min(2).optional(),
  /** Option key(s); for typed answers accepted forms: `a|b`, `(the) river`. */
  answer: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  /** Tempting answers that must be marked wrong. */
  reject: z.array(z.string().min(1)).default([]),
  evidence: z.array(Evidence).default([]),
  /** 同义替换: the words of the question and the words of the text that say the same. */
  paraphrase: z.array(z.strictObject({ q: English, t: English })).default([]),
  explain: Both,
  skill: z.enum(['detail', 'gist', 'inference', 'opinion', 'reference', 'number', 'spelling', 'map']).optional(),
});
export type Question = z.output<typeof Question>;

export const Group = z.strictObject({
  type: z.enum(questionTypes as [QuestionType, ...QuestionType[]]),
  /** Which of the paper's texts it asks about, where there are several. */
  text: Slug.optional(),
  /** Generated from type and limit unless written here. */
  instruction: Both.optional(),
  limit: Limit.optional(),
  options: z.array(Option).min(2).optional(),
  /** What the list of options is called on the paper. */
  optionsTitle: English.optional(),
  /** You may use any letter more than once. */
  reuse: z.boolean().default(false),
  /** Gaps whose answers may stand in either order, by their numbers. */
  anyOrder: z.array(z.array(Numeral).min(2)).default([]),
  example: z.strictObject({ text: English, answer: English }).optional(),
  body: Body.optional(),
  questions: z.array(Question).min(1),
});
export type Group = z.output<typeof Group>;
