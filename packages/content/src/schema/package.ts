import { z } from 'zod';
import { Asset, Band, Both, Head, Ref } from './common.ts';

/** A course package is a promise: from one band to another. */
export const Package = z.strictObject({
  kind: z.literal('package'),
  ...Head,
  summary: Both,
  from: Band.optional(),
  to: Band.optional(),
  cover: Asset.optional(),
  courses: z.array(Ref).min(1),
});
export type Package = z.output<typeof Package>;
