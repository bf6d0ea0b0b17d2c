import { z } from 'zod';
import { Asset, Both, Country, English, Head } from './common.ts';
import { Group } from './question.ts';
import { SentenceLines } from './sentence.ts';
import { Voice } from './voice.ts';

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
  sentences: SentenceLines.optional(),
  /** Seconds between the turn before and this one, where it matters; less than 0: it begins before that one has ended. */
  gap: z.number().min(-1.5).max(5).optional(),
  /** Seconds of silence after it. */
  pause: z.number().min(0).max(60).optional(),
});

/** What is said around the recording, where an author has other words than ours. Where each line stands follows from its kind and the turn it comes before. */
const ANNOUNCEMENTS = ['part', 'setting', 'reading', 'listen', 'resume', 'close'] as const;

const Announcer = z.strictObject({
  voice: Voice,
  lines: z
    .array(
      z.strictObject({
        id: z.string().regex(/^n[0-9]+$/, 'must be n1, n2 …'),
        what: z.enum(ANNOUNCEMENTS),
        /** The turn it comes before, or `end`. */
        before: z.string().min(1),
        text: English,
        zh: z.string().min(1).optional(),
        /** Of its own; without one it is part of the section's recording. */
        audio: Asset.optional(),
        seconds: z.number().positive().optional(),
      }),
    )
    .min(1),
});

/** What the room sounds like: never digital silence. */
const Ambience = z.strictObject({
  place: z.enum(['studio', 'office', 'classroom', 'hall', 'shop', 'street', 'outdoors', 'telephone', 'museum']),
  /** How loud, in dB below full scale. */
  level: z.number().min(-80).max(-30).default(-55),
  audio: Asset.optional(),
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
  /** Of the script it was made from (script-hash.ts); a recording by people has none. */
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
  /** Seconds at the end in which answers are checked. */
  check: z.strictObject({ seconds: z.number().min(5).max(120) }).optional(),
  announcer: Announcer.optional(),
  /** Of the lines that follow from the section, once they are recorded; written by the voice build, never by hand. */
  announced: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  ambience: Ambience.optional(),
  script: z.array(Turn).min(1),
  audio: Audio.optional(),
  groups: z.array(Group).min(1),
});
export type Listening = z.output<typeof Listening>;
