import { z } from 'zod';
import { Band, Both, English } from '../common.ts';

/** What both writing tasks carry beside the prompt: how to read it, plan it, practise its sentences, and finished essays. */

export const ROLES = ['greeting', 'introduction', 'overview', 'body', 'conclusion', 'closing'] as const;
const Role = z.enum(ROLES);

/** 审题: what the prompt asks, which words decide it, where learners go wrong. */
export const Analysis = z.strictObject({
  asks: Both,
  keywords: z.array(z.strictObject({ text: English, note: Both })).default([]),
  traps: z.array(Both).default([]),
});

export const Outline = z
  .array(
    z.strictObject({
      role: Role,
      point: Both,
      support: z.array(Both).default([]),
      words: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
    }),
  )
  .min(1);

export const CRITERIA = ['task', 'coherence', 'lexis', 'grammar'] as const;

export const Essay = z.strictObject({
  band: Band,
  label: Both.optional(),
  paragraphs: z.array(z.strictObject({ role: Role, text: English })).min(1),
  comments: z.strictObject({ task: Both, coherence: Both, lexis: Both, grammar: Both }).partial().optional(),
  phrases: z.array(z.strictObject({ text: English, zh: z.string().min(1) })).default([]),
});
export type Essay = z.output<typeof Essay>;

/** What a sentence does in an essay or a report. */
export const SKILLS = [
  'paraphrase',
  'thesis',
  'topic-sentence',
  'explain',
  'example',
  'concede',
  'link',
  'conclude',
  'overview',
  'compare',
  'trend',
] as const;

/** One sentence to write: the exercises of segmented practice. */
export const Segment = z.strictObject({
  id: z.string().regex(/^s[0-9]+$/),
  skill: z.enum(SKILLS),
  cue: Both,
  /** The sentence in Chinese, where the exercise is to render it. */
  zh: z.string().min(1).optional(),
  model: z.array(English).min(1),
  /** Words the learner's sentence has to use. */
  must: z.array(English).default([]),
});
