import { z } from 'zod';
import { Head, Module, Ref } from './common.ts';

/** A whole paper. Questions are renumbered 1 to 40 over the parts. */
export const Mock = z.strictObject({
  kind: z.literal('mock'),
  ...Head,
  module: Module,
  listening: z.array(Ref).length(4).optional(),
  reading: z.array(Ref).length(3).optional(),
  writing: z.tuple([Ref, Ref]).optional(),
  speaking: Ref.optional(),
  /** Lowest raw score for each band, where the product's default does not fit this paper. */
  bands: z
    .strictObject({ listening: z.array(BandStep()).optional(), reading: z.array(BandStep()).optional() })
    .optional(),
});
export type Mock = z.output<typeof Mock>;

function BandStep() {
  return z.strictObject({ band: z.number().min(0).max(9).multipleOf(0.5), from: z.int().min(0).max(40) });
}
