import { z } from 'zod';
import { Clip } from '../practice/clip.ts';
import { Both, Paper } from '../practice/paper.ts';
import { Exercise } from '../training/item.ts';
import { Word } from '../vocabulary/word.ts';
import { Row } from './mistake.ts';
import { ReadAloud } from './read-aloud.ts';

/** A mistake that is asked again. Nothing in a card tells what is right. */

/** A question alone: its paper cut down to what it needs, without key and without the answer it was lost with. */
const QuestionDrill = { paper: Paper, key: z.string(), clip: Clip.nullable() };

/** A slip in a sentence of the learner's own. */
export const OwnSlip = {
  sentence: z.string(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** What kind of slip it is, by the examiner's name for it; '' for a plain word that has a better one. */
  slip: z.string(),
};

/** What is put before the learner. Nothing in it tells what is right. */
const Drill = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('question'),
    ...QuestionDrill,
    /** A question that was not reached is asked against a clock; 0 without. */
    seconds: z.int().nonnegative(),
  }),
  /** `hint`: the first letter of each word; the rest is for the learner to spell. */
  z.object({ form: z.literal('typed'), ...QuestionDrill, hint: z.string() }),
  z.object({
    form: z.literal('word'),
    word: Word.pick({ id: true, name: true, uk_ipa: true, us_ipa: true, uk_audio: true, us_audio: true }),
    /** Meanings to choose from; the Chinese of the chosen one is sent. `en` is '' where nobody has defined the word. */
    choices: z.array(Both),
  }),
  /** The learner's own sentence: what should stand between `start` and `end` of it? */
  z.object({ form: z.literal('correction'), ...OwnSlip }),
  z.object({ form: z.literal('exercise'), exercise: Exercise }),
  /** Read aloud; the number of its recording, scored by its skill, is sent as the answer. */
  z.object({ form: z.literal('follow_read'), ...ReadAloud }),
]);
export type Drill = z.output<typeof Drill>;
export type DrillOf<F extends Drill['form']> = Extract<Drill, { form: F }>;

export const Card = Row.extend({ drill: Drill });
export type MistakeCard = z.output<typeof Card>;
