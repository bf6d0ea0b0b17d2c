import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { selectedKeys } from '@ninefold/core/training/selected-keys';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, list, Page, PageSize } from './fields.ts';
import { SentenceScore } from './intensive-listening/score.ts';
import { QuestionTypeName } from './practice/paper.ts';
import { PIECE, WhichPiece } from './recordings.ts';
import { ItemAnswer, ItemKey, ItemValue } from './training/item.ts';
import { Collection, RecordType, Training, TrainingRow } from './training/record.ts';

/** `/api/training/*`: short exercises of the three basic courses, and drills of one type of question. */

/** 1 writing, 2 reading, 3 listening. */
const Type = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const Selected = z
  .array(z.enum(selectedKeys as [string, ...string[]]))
  .max(20)
  .default([]);
/** Seconds of active time since the last call; the server adds up no more than has passed. */
const Spent = z.int().min(0).max(3600).default(0);
const PressKey = Line(64, 8);

export const training = calls({
  getConfig: {
    summary: 'Which page of training is shown, and what its basic list can be narrowed to',
    access: 'visitor',
    input: z.strictObject({ type: Type, selected: Selected }),
    output: z.object({
      /** The flag training.collections: 1 cards, 0 the basic list. */
      collections: Flag,
      groups: z.array(
        z.object({
          group: z.enum(['area', 'level', 'state']),
          choices: z.array(z.object({ key: z.string(), count: z.int().nonnegative() })),
        }),
      ),
    }),
  },
  getList: {
    summary: 'Training sets of one course (1 writing, 2 reading, 3 listening), narrowed by the selected keys',
    access: 'visitor',
    input: z.strictObject({ course: Type, selected: Selected, page: Page, page_size: PageSize(10) }),
    output: list(Collection),
  },
  getCollection: {
    summary: 'One set, with one of its records or the open one; no key of an exercise that was not answered',
    access: 'visitor',
    input: z.strictObject({ id: Id, record_id: Id.optional() }),
    output: z.object({ collection: Collection, record: Training.nullable() }),
  },
  start: {
    summary: 'Begin a set, or go on with the open record; fresh leaves the open one as it stands',
    access: 'visitor',
    input: z.strictObject({ id: Id, key: PressKey, fresh: z.boolean().default(false) }),
    output: Training,
  },
  startDrill: {
    summary: 'Ten questions of one type that the learner has not seen or got wrong, or the open drill of it',
    access: 'visitor',
    input: z.strictObject({ skill: z.enum(PRACTISED_SKILLS), type: QuestionTypeName, key: PressKey }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('started'), record: Training }),
      /** Nothing is left that was not seen or was lost. */
      z.object({ outcome: z.literal('nothing_left') }),
    ]),
  },
  getDrill: {
    summary: 'One drill of the learner’s, open or finished',
    access: 'visitor',
    input: z.strictObject({ record_id: Id }),
    output: Training,
  },
  saveAnswer: {
    summary: 'Answer an exercise; the same key again gets the first marking. No value: did not know, which is wrong',
    access: 'visitor',
    input: z.strictObject({
      record_id: Id,
      item: ItemKey,
      key: PressKey,
      value: ItemValue.optional(),
      /** Of a sentence that cannot be read aloud here and now: neither right nor wrong. */
      skip: z.boolean().default(false),
      seconds: Spent,
      /** Who gave it, where it was kept on a device: it is refused under any account but theirs, a guest's new one included. */
      by: Id.optional(),
    }),
    output: ItemAnswer,
  },
  readAloud: {
    summary: 'The last piece of a reading of an exercise: the recording is whole and waits for its score',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, item: ItemKey, ...WhichPiece }),
    upload: PIECE,
    output: SentenceScore,
  },
  getReading: {
    summary: 'How far a reading of the learner’s own is, and how it was scored',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: SentenceScore,
  },
  submit: {
    summary: 'End a record and get its result; once, however often it is pressed',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, seconds: Spent }),
    output: Training,
  },
  getRecordList: {
    summary: 'Records of basic training by type (6 listening, 8 reading, 9 writing), newest first, before: the last id',
    access: 'visitor',
    input: z.strictObject({ type: RecordType, before: Id.optional(), page_size: PageSize(10) }),
    output: z.object({ list: z.array(TrainingRow), has_more: Flag }),
  },
});
