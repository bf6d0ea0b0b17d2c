import { NO_ANSWER_REASONS, NO_BAND_REASONS, SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import { z } from 'zod';
import { Both } from '../practice/paper.ts';
import { Order, Part } from './fields.ts';

/**
 * What the engine says about a sitting, as `core/speaking/report.ts` describes it; a test on the server holds the two
 * together. Every second counts from the beginning of that answer's recording, so that a page can play what it quotes.
 */

const Seconds = z.number().nonnegative();
const Share = z.number().min(0).max(1);
const Count = z.int().nonnegative();
const Place = { from: Seconds, to: Seconds, text: z.string() };

/** null: no band can be given, and `reason` of the overall says why. */
const Band = z.number().min(0).max(9).multipleOf(0.5).nullable();
const Banded = {
  band: Band,
  /** The range the band probably lies in; both null without a band. */
  from: Band,
  to: Band,
};

const Reason = z.object({
  code: z.string(),
  /** Speaks for the band, or against a higher one. */
  good: z.boolean(),
  text: Both,
  /** Words of the learner's own with their seconds; `answer` is the order of the question. */
  quote: z.object({ answer: Order, ...Place }).nullable(),
});
export type SpeakingReason = z.output<typeof Reason>;

const Word = z.object({
  text: z.string(),
  from: Seconds,
  to: Seconds,
  /** Of the recogniser: low means "not sure what was said", not "said wrongly". */
  confidence: Share,
  /** As the learner has put it right. */
  own: z.boolean().optional(),
});

const Answer = z.object({
  order: Order,
  part: Part,
  /** Why it was not assessed, by name and in words; '' and null where it was. */
  reason: z.enum([...NO_ANSWER_REASONS, '']),
  why: Both.nullable(),
  seconds: Seconds,
  /** Of it with a voice. */
  speech_seconds: Seconds,
  words: z.array(Word),
  /** Measured in the sound, from 250 ms. */
  pauses: z.array(z.object({ from: Seconds, to: Seconds, inside_clause: z.boolean() })),
  /** Estimates: the recogniser leaves many out. */
  fillers: z.array(z.object(Place)),
  repetitions: z.array(z.object(Place)),
  /** Over the whole answer, pauses counted. */
  words_a_minute: Count,
  /** `from` and `to`: the good range in seconds. */
  length: z.object({
    seconds: Seconds,
    words: Count,
    from: z.int(),
    to: z.int(),
    verdict: z.enum(['short', 'good', 'long']),
  }),
  /** off: other words than the question's; `missing`: bullets of the cue card that were not touched. */
  relevance: z.object({ verdict: z.enum(['on', 'unsure', 'off']), missing: z.array(z.string()) }),
  grammar: z.array(
    z.object({
      ...Place,
      kind: z.string(),
      rule: z.string(),
      /** In place of `text`; '' where only the place is known. */
      better: z.string(),
      /** false: a question ("check this"), never an error. */
      certain: z.boolean(),
      explanation: Both,
    }),
  ),
  vocabulary: z.object({
    words: Count,
    distinct: Count,
    /** Share of content words beyond the commonest two thousand. */
    less_common: Share,
    good: z.array(z.object(Place)),
    repeated: z.array(z.object({ word: z.string(), times: Count, better: z.array(z.string()) })),
  }),
  /** "Check this word", never "you said it wrongly". */
  check_words: z.array(z.object({ ...Place, confidence: Share, advice: Both })),
  /** Sentences of the learner's own, made better: to be said again (`readSentence` names them by their place here). */
  better: z.array(
    z.object({
      ...Place,
      better: z.string(),
      changes: z.array(z.object({ from: z.string(), to: z.string(), why: Both })),
    }),
  ),
});
export type SpokenAnswer = z.output<typeof Answer>;

export const SpeakingReport = z.object({
  /** The version of the engine that made it. */
  engine: z.string(),
  /** Never an examiner's score: about one band either way. */
  estimated: z.literal(true),
  overall: z.object({ ...Banded, reason: z.enum([...NO_BAND_REASONS, '']), why: Both.nullable() }),
  /** In the order fc, lr, gra, p. */
  criteria: z.array(z.object({ criterion: z.enum(SPEAKING_CRITERIA), ...Banded, reasons: z.array(Reason) })),
  /** Of all answers together. */
  facts: z.object({
    words: Count,
    seconds: Seconds,
    speech_seconds: Seconds,
    words_a_minute: Count,
    syllables_a_minute: Count,
    /** Syllables between two pauses. */
    run: z.number().nonnegative(),
    pauses_inside_a_minute: z.number().nonnegative(),
    pauses_between_share: Share,
    silence_share: Share,
    fillers_a_minute: z.number().nonnegative(),
    repetitions: Count,
    distinct_words: Count,
    less_common: Share,
    slips_a_hundred: z.number().nonnegative(),
    clearness: Share,
  }),
  answers: z.array(Answer),
  /** What makes the estimate less sure: read aloud, off topic, much noise. */
  warnings: z.array(z.object({ code: z.string(), text: Both })),
  /** At most three, the most useful first; `path` leads there, '' nowhere. */
  next: z.array(z.object({ code: z.string(), text: Both, path: z.string() })).max(3),
});
export type SpeakingReport = z.output<typeof SpeakingReport>;
