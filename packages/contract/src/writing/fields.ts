import { MAX_ESSAY_CHARACTERS, MAX_OUTLINE_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { ESSAY_MODES } from '@ninefold/core/writing/essay-state';
import { QUESTION_KINDS } from '@ninefold/core/writing/question-kinds';
import { z } from 'zod';
import { Band, BandOrNone, Flag, Id, Seconds, Text } from '../fields.ts';
import { Both } from '../practice/paper.ts';

/** What the files of the writing contract share: a task, a question with its figures, a draft. */

export const Task = z.union([z.literal(1), z.literal(2)]);
/** 1 draft, 2 being scored, 3 scored, 4 scoring failed; 0 in a list: not begun. */
export const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** 1 nothing written, 2 writing, 3 handed in, 4 finished; 0 in a list: not begun. */
export const Step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const Mode = z.enum(ESSAY_MODES);
export const Type = z.enum(QUESTION_KINDS);
export const Module = z.enum(['academic', 'general']);
/** 0 where the question is the learner's own. */
export const PaperId = z.int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** One sitting of one tab: a save from another one on top of an old revision is refused, both texts are kept. */
export const Revision = z.int().nonnegative();

/** Plain text as it was typed: line breaks stay, markup is text like any other. */
export const EssayContent = Text(MAX_ESSAY_CHARACTERS);
export const Outline = Text(MAX_OUTLINE_CHARACTERS);

export const Access = {
  access: z.enum(['free', 'vip']),
  /** 1: this learner needs a writing membership first. */
  locked: Flag,
};

export const Figure = z.object({
  type: z.enum(['line', 'bar', 'pie', 'table', 'process', 'map']),
  title: z.string(),
  note: z.string().optional(),
  /** The drawing itself, made from the data and checked at import. */
  svg: z.string(),
  /** The same as words and numbers, for whoever cannot see it. */
  table: z.object({ caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
});
export type Figure = z.output<typeof Figure>;

/** A question as it stands on the paper. */
export const EssayPaper = z.object({
  /** The paper; 0 for an own question, which is then told by `prompt_id`. */
  id: PaperId,
  prompt_id: PaperId,
  task: Task,
  module: Module,
  type: Type,
  title: Both,
  topic: z.string(),
  /** 0 unknown. */
  year: z.int().nonnegative(),
  level: z.number().optional(),
  /** The question itself. */
  content: z.string(),
  /** The picture a learner uploaded with an own question; '' without one. */
  subject_url: z.string(),
  figures: z.array(Figure),
  /** General training: a letter. */
  letter: z.object({ tone: z.string(), greeting: z.string(), bullets: z.array(z.string()) }).nullable(),
  minutes: z.int().positive(),
  min_words: z.int().positive(),
  ...Access,
});
export type EssayPaper = z.output<typeof EssayPaper>;

export const Bands = z.object({ overall: Band, tr: Band, cc: Band, lr: Band, gra: Band });
export type Bands = z.output<typeof Bands>;

/** A draft in a list: enough to say what it is and how it went. */
export const EssayRow = z.object({
  /** The record. */
  id: Id,
  record_id: Id,
  paper_id: PaperId,
  prompt_id: PaperId,
  task: Task,
  title: Both,
  /** The first words of the draft. */
  content: z.string(),
  /** The picture of an own question; '' without one. */
  img: z.string(),
  /** First, second … draft of this question. */
  draft: z.int().positive(),
  words: z.int().nonnegative(),
  mode: Mode,
  status: Status,
  step: Step,
  /** -1 before it is scored, and where the examiner could not give a band. */
  score: BandOrNone,
  bands: Bands.nullable(),
  duration: z.int().nonnegative(),
  create_time: Seconds,
  last_time: Seconds,
});
export type EssayRow = z.output<typeof EssayRow>;

/** A list that may not know how long it is: a total of -1 is "unknown", and `has_more` then tells whether to go on. */
export const unknownList = <T extends z.core.$ZodType>(row: T) =>
  z.object({
    list: z.array(row),
    total: z.int().min(-1),
    page: z.int().positive(),
    pageSize: z.int().nonnegative(),
    has_more: Flag,
  });
