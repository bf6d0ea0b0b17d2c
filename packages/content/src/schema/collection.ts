import { z } from 'zod';
import { Both, Head, Ref } from './common.ts';

/** A shelf of the practice lists. `ji_jing` holds topics with texts of our own, never recalled papers. */
export const Collection = z.strictObject({
  kind: z.literal('collection'),
  ...Head,
  category: z.enum(['jian_ya', 'ji_jing', 'yu_ce', 'school']),
  skill: z.enum(['listening', 'reading', 'writing-task-1', 'writing-task-2', 'speaking', 'training']),
  /** What the set is based on, told to the learner. */
  basis: Both.optional(),
  units: z.array(z.strictObject({ title: Both, items: z.array(Ref).min(1) })).min(1),
});
export type Collection = z.output<typeof Collection>;
