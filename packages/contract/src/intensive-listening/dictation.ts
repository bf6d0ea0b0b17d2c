import { SLIPS } from '@ninefold/core/intensive-listening/dictation/mark-dictation';
import { z } from 'zod';
import { Id, Seconds } from '../fields.ts';

/** What was written while a section was dictated, sentence by sentence. */

const Count = z.int().nonnegative();

export const DictationLine = z.object({
  order: z.int().positive(),
  given: z.string(),
  /** Words of the sentence. */
  right: Count,
  total: Count,
  /** Place by place what was said and what was written; '' as slip: right. */
  words: z.array(z.object({ said: z.string(), given: z.string(), slip: z.enum([...SLIPS, '']) })),
  at: Seconds,
});
export type DictationLine = z.output<typeof DictationLine>;

export const Dictation = z.object({
  id: Id,
  paper_id: Id,
  state: z.enum(['open', 'done']),
  /** Sentences of the section. */
  total: Count,
  lines: z.array(DictationLine),
  /** Of the sentences that were written. */
  tally: z.object({
    right: Count,
    total: Count,
    lines: Count,
    perfect: Count,
    slips: z.object({ misheard: Count, misspelt: Count, missed: Count, extra: Count }),
  }),
  started_at: Seconds,
  /** 0 while it is open. */
  done_at: Seconds,
});
export type Dictation = z.output<typeof Dictation>;
