import { z } from 'zod';
import { Asset, Both, Country, English, Head } from './common.ts';
import { Group } from './question.ts';

const Voice = z.strictObject({
  accent: z.enum(['en-GB', 'en-AU', 'en-US', 'en-NZ', 'en-CA', 'en-IN']),
  sex: z.enum(['f', 'm']),
  age: z.enum(['young', 'adult', 'old']).default('adult'),
  rate: z.number().min(0.7).max(1.3).default(1),
});

const Speaker = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*$/),
  name: English,
  role: Both.optional(),
  voice: Voice,
});

const Turn = z.strictObject({
  id: z.string().regex(/^t[0-9]+[a-z]?$/, 'must be t1, t2 …'),
  by: z.string(),
  text: English,
  /** What the voice reads where it differs: spelled names, postcodes. */
  say: English.optional(),
  zh: z.string().min(1).optional(),
  /** Seconds of silence after it. */
  pause: z.number().min(0).max(60).optional(),
});

/** Written by the voice build, never by hand. */
const Audio = z.strictObject({
  file: Asset,
  seconds: z.number().positive(),
  peaks: Asset,
  /** Start and end of every sentence. */
  align: Asset,
  engine: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the script it was made from (script-mark.ts); a recording by people has none. */
  script: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});

export const Listening = z.strictObject({
  kind: z.literal('listening'),
  ...Head,
  part: z.int().min(1).max(4),
  length: z.enum(['full', 'short']).default('full'),
  country: Country.optional(),
  setting: Both.optional(),
  speakers: z.array(Speaker).min(1).max(4),
  /** The pauses in which the next questions are read. */
  readingTime: z
    .array(
      z.strictObject({
        before: z.string(),
        seconds: z.number().min(5).max(60),
        questions: z.tuple([z.int().min(1), z.int().min(1)]),
      }),
    )
    .default([]),
  script: z.array(Turn).min(1),
  audio: Audio.optional(),
  groups: z.array(Group).min(1),
});
export type Listening = z.output<typeof Listening>;
