import { z } from 'zod';
import { Asset, Band, Both, English, Head } from './common.ts';
import { Voice } from './voice.ts';

/** A phrase worth having, as it stands in the sample. */
const Phrase = z.strictObject({ text: English, zh: z.string().min(1) });

const Sample = z.strictObject({
  band: Band,
  text: English,
  notes: Both.optional(),
  /** Who answers, so that samples are not all one person: a nurse, a student of music. */
  speaker: Both.optional(),
  audio: Asset.optional(),
  phrases: z.array(Phrase).optional(),
});

/** What the examiner asks next when an answer is short. */
const FollowUp = z.strictObject({ text: English, audio: Asset.optional() });

const Prompt = z.strictObject({
  text: English,
  samples: z.array(Sample).default([]),
  tips: Both.optional(),
  audio: Asset.optional(),
  followUps: z.array(FollowUp).optional(),
});

/** Who asks: the name of the greeting, and the voice of everything the examiner says. */
const Examiner = z.strictObject({ name: English, voice: Voice });

/** `turn`: when the minute to prepare is over and the long turn begins. */
const FRAMES = ['start', 'part1', 'part2', 'turn', 'part3', 'end'] as const;

/** What the examiner says around the questions: the greeting, what comes now, the minute to prepare, the end. */
const Frame = z.strictObject({
  id: z.string().regex(/^f[0-9]+$/, 'must be f1, f2 …'),
  before: z.enum(FRAMES),
  text: English,
  zh: z.string().min(1).optional(),
  audio: Asset.optional(),
});

/** What a long turn can be about: an idea, the questions that lead to it, and the language it needs. */
const IdeaMap = z.strictObject({
  idea: Both,
  points: z.array(Both).min(1),
  language: z.array(Phrase.extend({ band: Band.optional() })).min(1),
});

export const Speaking = z.strictObject({
  kind: z.literal('speaking'),
  ...Head,
  /** `evergreen`, or the months a topic is current, such as `2026-09`. */
  season: z.string().min(1).optional(),
  examiner: Examiner.optional(),
  frame: z.array(Frame).min(1).optional(),
  part1: z
    .array(
      z.strictObject({
        topic: Both,
        /** Home, work or studies: what every interview begins with. */
        opening: z.boolean().optional(),
        questions: z.array(Prompt).min(2),
      }),
    )
    .default([]),
  part2: z
    .strictObject({
      cue: English,
      bullets: z.array(English).min(3).max(4),
      audio: Asset.optional(),
      rounding: z.array(z.union([English, FollowUp])).default([]),
      ideas: z.array(Both).default([]),
      ideaMap: z.array(IdeaMap).min(1).optional(),
      samples: z.array(Sample).default([]),
    })
    .optional(),
  part3: z.array(Prompt.extend({ angle: Both.optional() })).default([]),
});
export type Speaking = z.output<typeof Speaking>;
