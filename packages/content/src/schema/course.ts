import { z } from 'zod';
import { Asset, Both, Head, Ref } from './common.ts';

export const Course = z.strictObject({
  kind: z.literal('course'),
  ...Head,
  /** The product's number: 1 writing, 2 reading, 3 listening, 4 speaking. */
  type: z.int().min(1).max(4),
  summary: Both,
  cover: Asset.optional(),
  units: z.array(z.strictObject({ title: Both, lessons: z.array(Ref).min(1) })).min(1),
});
export type Course = z.output<typeof Course>;
