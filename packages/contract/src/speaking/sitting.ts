import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, PageSize, Seconds, Text } from '../fields.ts';
import { PIECE, WhichPiece } from '../recordings.ts';
import { Mode, OneRecord, Order, Part, SatPart, SpeakingRow } from './fields.ts';
import { SpeakingSet } from './set.ts';

/**
 * `/api/speaking/*`: one sitting. An answer is a recording of its own: `begin-answer` names its key, its pieces go to
 * `/api/recording/add-piece` while the learner speaks, the last one to `save-answer`. Without a network `begin-answer` may
 * be left out: `save-answer` says the same. Until a report is asked for, the rest of a cut answer is taken for a day after
 * the sitting was handed in, and marked late.
 */

const Try = z.int().min(1).max(20);
const WhichAnswer = { record_id: Id, order: Order, try: Try, key: Line(64, 8) };

const Answer = z.object({
  order: Order,
  /** In practice an answer may be given again; in the exam what was recorded once is the answer. */
  try: z.int().positive(),
  key: z.string(),
  /** recording: begun, its last piece is not there yet. done: whole. removed: its owner deleted the recording, or threw the try away. */
  state: z.enum(['recording', 'done', 'removed']),
  /** 1: this try is the one that counts: the last whole one, or the longest where none was finished. */
  counts: Flag,
  /** 1: its end came after the sitting was handed in. */
  late: Flag.optional(),
  /** Pieces the server has: the number of the next one. */
  next: z.int().nonnegative(),
  seconds: z.number().nonnegative(),
  /** 0 and '' until it is whole. */
  recording_id: z.int().nonnegative(),
  file_url: z.string(),
  began_at: Seconds,
  ended_at: Seconds,
});
export type SpeakingAnswer = z.output<typeof Answer>;

export const Sitting = SpeakingRow.extend({
  /** own: chosen by the learner. mock_test: the speaking part of a whole mock test. lesson: a step of a lesson. */
  origin: z.enum(['own', 'mock_test', 'lesson']),
  /** As it was when the sitting began. */
  set: SpeakingSet,
  answers: z.array(Answer),
  /** Notes of the long turn. */
  notes: z.string(),
  /** When each part was entered; by the server's clock. */
  parts: z.array(z.object({ part: Part, entered_at: Seconds })),
  /** When the minute to prepare began and when the talk may begin; 0 before. */
  prepare_from: Seconds,
  prepare_until: Seconds,
  /** Exam: handed in at this moment, whatever is there. 0 in practice. */
  ends_at: Seconds,
  /** The server's clock when it answered. */
  now: Seconds,
});
export type SpeakingSitting = z.output<typeof Sitting>;

export const speakingSitting = calls({
  start: {
    summary: 'Begins a sitting; the same key begins one, and an open sitting of the same set, part and mode is gone on',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      /** 0 is always an exam. */
      part: SatPart,
      mode: Mode,
      key: Line(64, 8),
      /** 1: an open one is handed in as it stands, and a new one begins. */
      fresh: Flag.default(0),
    }),
    output: Sitting,
  },
  getSitting: {
    summary: 'A sitting as it stands, to go on with it after a reload or on another device',
    access: 'visitor',
    input: OneRecord,
    output: Sitting,
  },
  enterPart: {
    summary: 'The learner comes to a part, or to the minute of preparation; the first time counts',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, part: Part, prepare: Flag.default(0) }),
    output: Sitting,
  },
  saveNotes: {
    summary: 'The notes of the long turn; the last ones count',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, notes: Text(2_000) }),
    output: z.object({ notes: z.string() }),
  },
  beginAnswer: {
    summary: 'Which recording will hold the answer to a question; from now on its pieces are listened to',
    access: 'visitor',
    input: z.strictObject(WhichAnswer),
    output: Answer,
  },
  saveAnswer: {
    summary: 'The last piece of an answer: the recording is whole. Sent again it changes nothing',
    access: 'visitor',
    input: z.strictObject({ ...WhichAnswer, ...WhichPiece }),
    upload: PIECE,
    output: Answer,
  },
  dropAnswer: {
    summary: 'A try that was thrown away never counts, whether its pieces have come or are still to come',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, order: Order, key: Line(64, 8) }),
    output: z.object({ done: Flag }),
  },
  finish: {
    summary: 'Hands the sitting in; questions without a whole answer keep the pieces that came',
    access: 'visitor',
    input: OneRecord,
    output: Sitting,
  },
  getRecordList: {
    summary: 'The learner’s sittings, newest first; `before` is the id of the last row seen',
    access: 'visitor',
    input: z.strictObject({
      paper_id: Id.optional(),
      part: SatPart.optional(),
      before: Id.optional(),
      page_size: PageSize(20),
    }),
    output: z.object({ list: z.array(SpeakingRow), has_more: Flag }),
  },
  remove: {
    summary: 'Deletes a sitting of the learner’s own with its recordings and its report',
    access: 'visitor',
    input: OneRecord,
    output: z.object({ removed: Flag }),
  },
});
