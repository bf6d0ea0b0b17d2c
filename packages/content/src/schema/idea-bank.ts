import { z } from 'zod';
import { Band, Both, English, Head, Ref } from './common.ts';

/** What can be said about a topic, in the words of somebody at each band. For writing and for speaking. */

const AtBand = z.strictObject({
  band: Band,
  text: English,
  zh: z.string().min(1),
  /** What makes it that band and not the next. */
  note: Both.optional(),
});

const Entry = z.strictObject({
  id: z.string().regex(/^i[0-9]+$/, 'must be i1, i2 …'),
  /** Which side of a question it supports, where there are sides. */
  side: English.optional(),
  idea: Both,
  because: Both.optional(),
  example: Both.optional(),
  /** What somebody of another opinion would answer. */
  counter: Both.optional(),
  bands: z.array(AtBand).min(2),
  language: z.array(z.strictObject({ text: English, zh: z.string().min(1), band: Band.optional() })).optional(),
});

export const IdeaBank = z.strictObject({
  kind: z.literal('idea-bank'),
  ...Head,
  summary: Both,
  /** Questions the topic is asked in. */
  questions: z.array(English).min(1),
  /** The positions in both languages; `side` of an entry is the English of one of them. */
  sides: z.array(Both).min(2).optional(),
  /** Writing tasks it can be used for. */
  tasks: z.array(Ref).min(1).optional(),
  entries: z.array(Entry).min(2),
});
export type IdeaBank = z.output<typeof IdeaBank>;
