import { z } from 'zod';
import { Band, Both, English, Head, Ref } from './common.ts';
import { CRITERIA, ROLES } from './writing/essay.ts';

/** One paragraph through the bands: the same thought written better each time, and what was done to it. */

const Change = z.strictObject({
  /** Words of this rung, and the words of the rung below that they replace. */
  now: English,
  was: English.optional(),
  criterion: z.enum(CRITERIA),
  why: Both,
});

export const Ladder = z.strictObject({
  kind: z.literal('ladder'),
  ...Head,
  prompt: English,
  /** The writing task it answers. */
  task: Ref.optional(),
  role: z.enum(ROLES),
  rungs: z
    .array(z.strictObject({ band: Band, text: English, comment: Both, changes: z.array(Change).min(1).optional() }))
    .min(2),
});
export type Ladder = z.output<typeof Ladder>;
