import { z } from 'zod';
import { Flag, Id, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';

/** How a sentence was read aloud. */

const Score = z.int().min(0).max(100);
const Phone = z.object({
  phone: z.string(),
  heard: z.string().optional(),
  score: Score,
  advice: Both.optional(),
});

const WordScore = z.object({
  word: z.string(),
  /** Seconds in the learner's recording; both 0 where the word was not heard. */
  from: z.number(),
  to: z.number(),
  score: Score,
  said: z.boolean(),
  phones: z.array(Phone),
  advice: Both.optional(),
});
export type SentenceWord = z.output<typeof WordScore>;

/** The last reading of a sentence. One that could not be scored has zeros, `assessed` 0 and the recording. */
export const SentenceScore = z.object({
  id: Id,
  order: z.int().positive(),
  state: z.enum(['waiting', 'scored', 'failed']),
  recording_id: Id,
  /** '' once the recording was deleted. */
  file_url: z.string(),
  ref_text: z.string(),
  total_score: Score,
  pron_fluency: Score,
  pron_accuracy: Score,
  pron_completion: Score,
  assessed: Flag,
  /** Why it was not assessed, by name and in words; '' and null where it was. */
  reason: z.string(),
  why: Both.nullable(),
  words: z.array(WordScore),
  seconds: z.number(),
  read_at: Seconds,
  /** While it waits: readings that come first, and about how many seconds it takes. */
  queue: z.object({ ahead: z.int().nonnegative(), seconds: z.int().nonnegative() }).nullable(),
  /** Totals of every reading of this sentence that was assessed, oldest first. */
  tries: z.array(Score),
});
export type SentenceScore = z.output<typeof SentenceScore>;
