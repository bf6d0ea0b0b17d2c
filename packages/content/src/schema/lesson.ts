import { LESSON_KINDS } from '@ninefold/core/courses/lessons';
import { z } from 'zod';
import { Asset, Both, Head, Ref } from './common.ts';
import { LessonStep, Narration } from './lesson-step.ts';

const Video = z.strictObject({
  file: Asset,
  seconds: z.number().positive(),
  captions: Asset.optional(),
  poster: Asset.optional(),
});

/** A lesson told slide by slide, where there is no film. */
const Slide = z.strictObject({
  title: Both,
  text: Both,
  picture: Asset.optional(),
  audio: Asset.optional(),
  narration: Narration.optional(),
});

export const Lesson = z.strictObject({
  kind: z.literal('lesson'),
  ...Head,
  lesson: z.enum(LESSON_KINDS),
  minutes: z.int().min(1).max(180),
  goals: z.array(Both).default([]),
  /** The items it plays, in order. */
  uses: z.array(Ref).default([]),
  /** Taught, shown, done and checked, in this order or several times. */
  steps: z.array(LessonStep).min(1).optional(),
  video: Video.optional(),
  slides: z.array(Slide).default([]),
  /** Markdown without HTML; shown before the exercise, or alone in a `common` lesson. */
  page: Both.optional(),
  task: z.strictObject({ text: Both, submit: z.enum(['text', 'audio', 'photo', 'none']) }).optional(),
});
export type Lesson = z.output<typeof Lesson>;
