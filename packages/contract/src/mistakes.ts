import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Nothing, PageSize } from './fields.ts';
import { Card } from './mistakes/card.ts';
import {
  AttemptPlace,
  Day,
  DictationPlace,
  EssayPlace,
  Kind,
  ReadingPlace,
  Row,
  SkillName,
  SpeakingPlace,
  State,
  TrainingPlace,
  WordPlace,
} from './mistakes/mistake.ts';
import { Answered, Solution, Try } from './mistakes/solution.ts';
import { Summary } from './mistakes/summary.ts';
import { ItemValue } from './training/item.ts';

/** `/api/mistakes/*`: every lost mark as one small thing to be mended, brought back until it is. */

const Ids = z.strictObject({ ids: z.array(Id).min(1).max(100) });
const Changed = z.object({ changed: z.int().nonnegative() });

export const mistakes = calls({
  getToday: {
    summary:
      'Today’s ten as cards, those not answered yet; or ten of one kind, or those of one attempt, essay, training or dictation, due or not',
    access: 'visitor',
    input: z
      .strictObject({
        skill: SkillName.optional(),
        kind: Kind.optional(),
        attempt_id: Id.optional(),
        /** Those found in one essay. */
        record_id: Id.optional(),
        /** Those of one record of training. */
        training_id: Id.optional(),
        /** Those of one dictation. */
        dictation_id: Id.optional(),
        /** Those of one sitting of speaking. */
        speaking_id: Id.optional(),
      })
      .refine(({ skill, kind }) => (skill === undefined) === (kind === undefined), {
        message: 'skill and kind go together',
        path: ['kind'],
      }),
    output: z.object({
      day: Day,
      list: z.array(Card),
      /** Of today's ten, how many have been answered today. */
      done: z.int().nonnegative(),
      minutes: z.int().nonnegative(),
    }),
  },
  getDue: {
    summary: 'How much of today’s ten is left, by skill; asking chooses nothing',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      day: Day,
      /** One for each card, in their order. */
      skills: z.array(SkillName),
      done: z.int().nonnegative(),
      minutes: z.int().nonnegative(),
    }),
  },
  getSummary: {
    summary: 'By skill and kind: open, practised, closed, and eight weeks of them',
    access: 'visitor',
    input: Nothing,
    output: Summary,
  },
  getList: {
    summary:
      'One kind in one state, those of an attempt, essay, training, dictation or reading, or those taken out; newest first, before: the last next',
    access: 'visitor',
    input: z
      .strictObject({
        skill: SkillName.optional(),
        kind: Kind.optional(),
        state: State.default('open'),
        attempt_id: Id.optional(),
        /** Those found in one essay. */
        record_id: Id.optional(),
        /** Those of one record of training. */
        training_id: Id.optional(),
        /** Those of one dictation. */
        dictation_id: Id.optional(),
        /** Those of one sitting of speaking. */
        speaking_id: Id.optional(),
        /** Those of one sentence read aloud. */
        reading_id: Id.optional(),
        removed: Flag.default(0),
        before: Id.optional(),
        page_size: PageSize(20),
        /** With what is right, to be printed or exported: whoever asks for it has seen the key of every one. */
        with_solutions: Flag.default(0),
      })
      .refine(
        ({ skill, kind, attempt_id, record_id, training_id, dictation_id, speaking_id, reading_id, removed }) =>
          [
            skill !== undefined && kind !== undefined,
            attempt_id !== undefined,
            record_id !== undefined,
            training_id !== undefined,
            dictation_id !== undefined,
            speaking_id !== undefined,
            reading_id !== undefined,
            removed === 1,
          ].filter(Boolean).length === 1,
        {
          message:
            'exactly one of skill with kind, attempt_id, record_id, training_id, dictation_id, speaking_id, reading_id, removed',
          path: ['kind'],
        },
      ),
    output: z.object({
      list: z.array(Row.extend({ solution: Solution.optional() })),
      has_more: Flag,
      /** Where the next page begins; 0: there is none. A page may hold fewer than asked for and still not be the last. */
      next: z.int().nonnegative(),
    }),
  },
  getInfo: {
    summary: 'One mistake with its evidence and its tries; whoever opens it has seen the key',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: Row.extend({ solution: Solution, tries: z.array(Try) }),
  },
  answer: {
    summary:
      'Answer a card; the same key again gets the first answer. No value: could not remember, which is wrong. For a sentence read aloud the number of its recording, which counts once',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      key: Line(64, 8),
      value: ItemValue.optional(),
      /** Who gave it, where it was kept on a device: it is refused under any account but theirs, a guest's new one included. */
      by: Id.optional(),
      /** Where the mistake was made: a log-in in between may have joined it with one the account had. */
      place: z
        .union([AttemptPlace, WordPlace, EssayPlace, TrainingPlace, DictationPlace, SpeakingPlace, ReadingPlace])
        .optional(),
    }),
    output: Answered,
  },
  remove: {
    summary: 'Take mistakes out of the book; those of somebody else are not there',
    access: 'visitor',
    input: Ids,
    output: Changed,
  },
  putBack: {
    summary: 'Put mistakes back that were taken out',
    access: 'visitor',
    input: Ids,
    output: Changed,
  },
});
