import { type QuestionType, questionTypes } from '@ninefold/core/practice/question-types';
import { z } from 'zod';
import { Country, Module, Slug } from '../schema/common.ts';

/**
 * The plan a paper begins with, drawn at random before a word is written and kept beside it. A writer has habits; a
 * random plan has none, so that neither the last option mentioned nor the longest one nor the middle letter gives anything away.
 */

/** Reading is drawn from the first list, listening from the second. At most one text in four is a column. */
export const READING_REGISTERS = [
  'report',
  'review',
  'debate',
  'explainer',
  'history',
  'case-study',
  'column',
] as const;
export const LISTENING_REGISTERS = [
  'call',
  'enquiry',
  'tour',
  'announcement',
  'tutorial',
  'seminar',
  'lecture',
] as const;
export const GENERAL_REGISTERS = ['notice', 'advertisement', 'email', 'handbook', 'article'] as const;

/** Where the text speaks of a wrong answer, seen from the right one. */
const DISTRACTORS = ['none', 'before', 'after', 'both'] as const;

const Numeral = z.int().min(1).max(40);

const PlannedQuestion = z.strictObject({
  n: z.union([Numeral, z.array(Numeral).min(2)]),
  /** The option that will be right; typed answers have none. */
  key: z.union([z.string(), z.array(z.string())]).optional(),
  /** Options in the order in which the text speaks of them, as far as it does. */
  mention: z.array(z.string()).optional(),
  /** Place of the right option among all by length, 1 the shortest. */
  keyLength: z.int().min(1).optional(),
  distractor: z.enum(DISTRACTORS).optional(),
});
export type PlannedQuestion = z.output<typeof PlannedQuestion>;

const PlannedGroup = z.strictObject({
  type: z.enum(questionTypes as [QuestionType, ...QuestionType[]]),
  /** How many there are to choose from; for paragraphs, how many paragraphs the text has. */
  options: z.int().min(2).optional(),
  reuse: z.boolean().optional(),
  questions: z.array(PlannedQuestion).min(1),
});
export type PlannedGroup = z.output<typeof PlannedGroup>;

/**
 * What a paper keeps that was written before there were plans: its subject and the kinds of its questions. Length, keys
 * and the places of the keys by length are drawn all the same.
 */
const Kept = z.strictObject({
  topic: Slug,
  country: Country,
  register: z.enum([...READING_REGISTERS, ...LISTENING_REGISTERS]),
  groups: z
    .array(
      z.strictObject({
        type: z.enum(questionTypes as [QuestionType, ...QuestionType[]]),
        /** How many numbers each question has: choosing two of five takes two. */
        questions: z.array(z.int().min(1)).min(1),
        options: z.int().min(2).optional(),
        reuse: z.boolean().optional(),
      }),
    )
    .min(1),
});
export type Kept = z.output<typeof Kept>;

export const Blueprint = z.strictObject({
  /** The paper's id. */
  blueprint: Slug,
  /** Drawing again from this number gives the same plan: a plan changed by hand is noticed. */
  seed: z.int().min(0),
  /** The way of drawing; a new way gives other plans from the same number. */
  method: z.int().min(1),
  drawn: z.iso.date(),
  kind: z.enum(['reading', 'listening']),
  module: Module.optional(),
  part: z.int().min(1).max(4),
  /** Topics and countries the pack already had most of when this was drawn. */
  avoid: z.strictObject({ topics: z.array(Slug), countries: z.array(Country) }),
  kept: Kept.optional(),
  topic: Slug,
  country: Country,
  register: z.enum([...READING_REGISTERS, ...LISTENING_REGISTERS, ...GENERAL_REGISTERS]),
  words: z.int().min(100),
  groups: z.array(PlannedGroup).min(1),
});
export type Blueprint = z.output<typeof Blueprint>;

export const isBlueprintFile = (file: string): boolean => /\.blueprint\.ya?ml$/.test(file);
