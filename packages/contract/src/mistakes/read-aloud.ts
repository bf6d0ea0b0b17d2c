import { z } from 'zod';
import { Id } from '../fields.ts';
import { SentenceScore } from '../intensive-listening/score.ts';
import { Both } from '../practice/paper.ts';

/** A sentence that is read aloud again for the sake of one word in it. */

/** Whose sentence it is, and by what name that skill takes a reading of it. */
const ReadingOf = z.discriminatedUnion('skill', [
  z.object({ skill: z.literal('listening'), paper_id: Id, order: z.int().positive() }),
  z.object({
    skill: z.literal('speaking'),
    record_id: Id,
    order: z.int().nonnegative(),
    sentence: z.int().nonnegative(),
  }),
]);
export type ReadingOf = z.output<typeof ReadingOf>;

export const ReadAloud = {
  text: z.string(),
  /** The word that was not clear. */
  word: z.string(),
  /** The model, in seconds of a recording; null where nobody has read it. */
  hear: z.object({ url: z.string(), from: z.number(), to: z.number() }).nullable(),
  /** How its sound is made; null where that is not known. */
  tip: Both.nullable(),
  of: ReadingOf,
};

/** How it was read: this time, or when it was lost. */
export const ReadingShown = SentenceScore.pick({
  recording_id: true,
  file_url: true,
  ref_text: true,
  total_score: true,
  words: true,
});
export type ReadingShown = z.output<typeof ReadingShown>;
