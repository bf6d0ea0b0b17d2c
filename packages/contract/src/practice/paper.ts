import { type QuestionType, questionTypes } from '@ninefold/core/practice/question-types';
import type { RunningStep } from '@ninefold/core/practice/running-order';
import { z } from 'zod';
import { Id } from '../fields.ts';

/** A paper as it reaches a learner before they hand in: a passage or a section, without keys, explanations or script. */

export const Both = z.object({ en: z.string(), zh: z.string() });
export type Both = z.output<typeof Both>;
export const QuestionTypeName = z.enum(questionTypes as [QuestionType, ...QuestionType[]]);

const Option = z.object({ key: z.string(), text: z.string() });
export type PaperOption = z.output<typeof Option>;

const title = z.string().optional();
const Pin = z.object({ id: z.string(), x: z.number(), y: z.number() });
const Frame = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A gap is `__7__` inside the text, numbered as in its own paper: add the paper's `offset`. */
const Body = z.discriminatedUnion('layout', [
  z.object({ layout: z.literal('text'), title, text: z.string() }),
  z.object({
    layout: z.literal('notes'),
    title,
    lines: z.array(z.union([z.string(), z.object({ head: z.string() }), z.object({ sub: z.string() })])),
  }),
  z.object({ layout: z.literal('form'), title, rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ layout: z.literal('table'), title, head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** An inner list is steps side by side. */
  z.object({ layout: z.literal('flow'), title, steps: z.array(z.union([z.string(), z.array(z.string())])) }),
  /** `drawn` is the SVG itself, checked at import; pins are in the units of its `frame`. */
  z.object({
    layout: z.literal('picture'),
    title,
    alt: z.string(),
    pins: z.array(Pin),
    drawn: z.string().optional(),
    frame: Frame.optional(),
  }),
]);
export type PaperBody = z.output<typeof Body>;

const Question = z.object({
  key: z.string(),
  /** As in its own paper; `[5, 6]` is one question worth two marks. */
  n: z.array(z.int()),
  text: z.string().optional(),
  /** Paragraph label (headings) or pin id (pictures). */
  at: z.string().optional(),
  options: z.array(Option).optional(),
});
export type PaperQuestion = z.output<typeof Question>;

const Group = z.object({
  type: QuestionTypeName,
  interaction: z.enum(['choice', 'choices', 'match', 'gap']),
  instruction: Both,
  limit: z.object({ words: z.int(), number: z.boolean() }).optional(),
  options: z.array(Option).optional(),
  options_title: z.string().optional(),
  /** Any option may be used more than once. */
  reuse: z.boolean(),
  example: z.object({ text: z.string(), answer: z.string() }).optional(),
  body: Body.optional(),
  questions: z.array(Question),
});
export type PaperGroup = z.output<typeof Group>;

const PaperHead = z.object({
  id: Id,
  rev: z.int(),
  hash: z.string(),
  title: Both,
  topic: z.string(),
  level: z.number().optional(),
  /** 1-3 for a passage, 1-4 for a section. */
  part: z.int(),
  /** Added to every number of this paper: 0, 13, 26 in a full reading set. */
  offset: z.int().nonnegative(),
  marks: z.int(),
  /** What it is worth on the clock, without the check at the end of a test. */
  seconds: z.int(),
  groups: z.array(Group),
});

const ReadingPaper = PaperHead.extend({
  kind: z.literal('reading'),
  module: z.enum(['academic', 'general']),
  subtitle: z.string().optional(),
  words: z.int(),
  /** Letters stand beside the paragraphs only where a question asks for one. */
  lettered: z.boolean(),
  paragraphs: z.array(z.object({ label: z.string(), heading: z.string().optional(), text: z.string() })),
  glossary: z.array(z.object({ term: z.string(), note: Both })),
});
export type ReadingPaper = z.output<typeof ReadingPaper>;

const ListeningPaper = PaperHead.extend({
  kind: z.literal('listening'),
  setting: Both.optional(),
  /** Pauses in which the next questions are read; `before` is the turn they come before, `at` its place in the recording. */
  reading_time: z.array(
    z.object({
      before: z.string(),
      seconds: z.number(),
      questions: z.tuple([z.int(), z.int()]),
      at: z.number().nonnegative().optional(),
    }),
  ),
  /** null: this section has no recording yet, so it cannot be played. */
  audio: z.object({ url: z.string(), seconds: z.number(), peaks_url: z.string() }).nullable(),
});
export type ListeningPaper = z.output<typeof ListeningPaper>;

const Moment = { at: z.number().nonnegative(), seconds: z.number().nonnegative() };
const part = z.int().nonnegative();

/** A step of a listening exam. `at` counts from the beginning of the test, `part` from 0. */
const Running = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), ...Moment, part, url: z.string(), text: z.string(), zh: z.string().optional() }),
  z.object({ kind: z.literal('read'), ...Moment, part, from: z.int(), to: z.int() }),
  z.object({ kind: z.literal('play'), ...Moment, part, start: z.number().nonnegative() }),
  z.object({ kind: z.literal('rest'), ...Moment, part }),
  z.object({ kind: z.literal('check'), ...Moment }),
]);
/** The whole test in its order; empty where the learner has no recording to follow. */
export const RunningOrder: z.core.$ZodType<RunningStep[]> = z.array(Running);

export const Paper = z.discriminatedUnion('kind', [ReadingPaper, ListeningPaper]);
export type Paper = z.output<typeof Paper>;
