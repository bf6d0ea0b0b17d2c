import { z } from 'zod';
import { Asset, Band, Both, English, Ref } from './common.ts';
import { Exercise } from './training.ts';

/** A lesson step by step: something is taught, shown on real material, done, and checked. */

/** A voice over a step, with what it says, second by second. */
export const Narration = z.strictObject({
  audio: Asset,
  seconds: z.number().positive(),
  captions: z
    .array(z.strictObject({ from: z.number().min(0), to: z.number().positive(), en: English, zh: z.string().min(1) }))
    .min(1)
    .optional(),
});

const Numbers = z.array(z.int().min(1)).min(1);

/** A piece of another item: some of its paragraphs, turns, sentences or questions, an essay, seconds of a recording. */
export const Clip = z.strictObject({
  item: Ref,
  paragraphs: z.array(z.string().min(1)).min(1).optional(),
  turns: z.array(z.string().min(1)).min(1).optional(),
  sentences: z.array(z.string().min(1)).min(1).optional(),
  questions: Numbers.optional(),
  exercises: Numbers.optional(),
  segments: z.array(z.string().min(1)).min(1).optional(),
  essay: Band.optional(),
  from: z.number().min(0).optional(),
  to: z.number().positive().optional(),
});
export type Clip = z.output<typeof Clip>;

const common = { title: Both, minutes: z.int().min(1).max(60).optional(), narration: Narration.optional() };

/** `text` is Markdown without HTML. */
const Teach = z.strictObject({ step: z.literal('teach'), ...common, text: Both, picture: Asset.optional() });

/** A worked example: what an expert sees and thinks, point by point. */
const Show = z.strictObject({
  step: z.literal('show'),
  ...common,
  clip: Clip,
  text: Both,
  points: z.array(z.strictObject({ quote: English.optional(), note: Both })).optional(),
});

const Do = z.strictObject({ step: z.literal('do'), ...common, clip: Clip, text: Both.optional() });

/** The check at the end: short questions of its own, or some of an item; `pass` of them right is enough. */
const Check = z.strictObject({
  step: z.literal('check'),
  ...common,
  text: Both.optional(),
  pass: z.int().min(1).optional(),
  clip: Clip.optional(),
  items: z.array(Exercise).min(1).optional(),
});

export const LessonStep = z.discriminatedUnion('step', [Teach, Show, Do, Check]);
export type LessonStep = z.output<typeof LessonStep>;
