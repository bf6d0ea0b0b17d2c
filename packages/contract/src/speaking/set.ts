import { z } from 'zod';
import { Flag, Id } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { Order, Part } from './fields.ts';

/** A set of questions as the examiner asks them, and apart from it what helps a learner in practice. */

/** Where the examiner's voice for it can be heard; '' where nobody has recorded it. */
const audio_url = z.string();

const Asked = {
  order: Order,
  text: z.string(),
  audio_url,
  /** How long an answer should be, and where the examiner stops it in the exam; seconds. */
  length: z.object({ from: z.int(), to: z.int(), longest: z.int() }),
};

const Question = z.object({
  ...Asked,
  /** Asked only when the answer was shorter than `length.from`; answered under their own order. */
  follow_ups: z.array(z.object(Asked)),
});
export type SpeakingQuestion = z.output<typeof Question>;

export const SpeakingSet = z.object({
  id: Id,
  title: Both,
  topic: z.string(),
  level: z.number().nullable(),
  /** `evergreen`, or the months a topic is current; '' not said. */
  season: z.string(),
  /** What the examiner says around the questions, in order; `before` tells where. */
  frame: z.array(
    z.object({
      id: z.string(),
      before: z.enum(['start', 'part1', 'part2', 'part3', 'end']),
      text: z.string(),
      zh: z.string(),
      audio_url,
    }),
  ),
  /** Only the parts that were asked for; empty or null otherwise. */
  part1: z.array(z.object({ topic: Both, opening: Flag, questions: z.array(Question) })),
  part2: z
    .object({
      order: Order,
      cue: z.string(),
      bullets: z.array(z.string()),
      audio_url,
      length: Asked.length,
      prepare_seconds: z.int().positive(),
      rounding: z.array(Question),
    })
    .nullable(),
  part3: z.array(Question),
  /** Official time of each part it holds, in seconds. */
  times: z.array(z.object({ part: Part, from: z.int(), to: z.int() })),
});
export type SpeakingSet = z.output<typeof SpeakingSet>;

const Phrase = z.object({ text: z.string(), zh: z.string() });

const Sample = z.object({
  band: z.number(),
  text: z.string(),
  notes: Both.nullable(),
  /** Who answers. */
  speaker: Both.nullable(),
  audio_url,
  phrases: z.array(Phrase),
});
export type SpeakingSample = z.output<typeof Sample>;

/** Samples, ideas and phrases: never sent before an exam sitting of the set is over. */
export const SpeakingHelp = z.object({
  questions: z.array(
    z.object({ order: Order, tips: Both.nullable(), angle: Both.nullable(), samples: z.array(Sample) }),
  ),
  /** For the long turn. */
  ideas: z.array(Both),
  idea_map: z.array(
    z.object({
      idea: Both,
      points: z.array(Both),
      language: z.array(Phrase.extend({ band: z.number().nullable() })),
    }),
  ),
});
export type SpeakingHelp = z.output<typeof SpeakingHelp>;
