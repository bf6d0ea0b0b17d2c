import { z } from 'zod';
import { Band, Both, English, Head } from './common.ts';

const Sample = z.strictObject({ band: Band, text: English, notes: Both.optional() });

const Prompt = z.strictObject({ text: English, samples: z.array(Sample).default([]), tips: Both.optional() });

export const Speaking = z.strictObject({
  kind: z.literal('speaking'),
  ...Head,
  /** `evergreen`, or the months a topic is current, such as `2026-09`. */
  season: z.string().min(1).optional(),
  part1: z.array(z.strictObject({ topic: Both, questions: z.array(Prompt).min(2) })).default([]),
  part2: z
    .strictObject({
      cue: English,
      bullets: z.array(English).min(3).max(4),
      rounding: z.array(English).default([]),
      ideas: z.array(Both).default([]),
      samples: z.array(Sample).default([]),
    })
    .optional(),
  part3: z.array(Prompt.extend({ angle: Both.optional() })).default([]),
});
export type Speaking = z.output<typeof Speaking>;
