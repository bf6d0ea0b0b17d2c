import { z } from 'zod';

/** What the voice build writes beside a recording. */

const Seconds = z.number().min(0);

export const Alignment = z.strictObject({
  /** As in the sentence paper. No words: those wait for the review. */
  sentences: z.array(z.strictObject({ order: z.int().min(1), turn: z.string(), start: Seconds, end: Seconds })).min(1),
  /** Where a player may halt so that the next questions can be read. */
  stops: z.array(z.strictObject({ before: z.string(), at: Seconds })),
  /** Where the announcer's lines are, when they are part of the recording. */
  lines: z.array(z.strictObject({ id: z.string(), start: Seconds, end: Seconds })).optional(),
});
export type Alignment = z.output<typeof Alignment>;

/** Lowest and highest sample of each piece, one after the other, in 8 bits. */
export const Peaks = z.strictObject({
  perSecond: z.int().min(1),
  data: z.array(z.int().min(-128).max(127)).min(2),
});
export type Peaks = z.output<typeof Peaks>;
