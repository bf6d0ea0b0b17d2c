import { z } from 'zod';

/** Where a word was met. */
export const MET_IN = ['', 'reading', 'listening', 'essay', 'dictation', 'review', 'file'] as const;

/** The sentence and the place that are kept with a saved word. */
export const Met = z.object({
  sentence: z.string(),
  met_in: z.enum(MET_IN),
  /** Of the paper it was met in; 0 none. */
  paper_id: z.int().nonnegative(),
});
export type Met = z.output<typeof Met>;
