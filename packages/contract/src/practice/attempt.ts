import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Nothing, PageSize, Seconds, Text } from '../fields.ts';
import { Annotations, AnswerValue, Attempt, Changes, QuestionKey, SaveAnswer, Writer } from './attempt-state.ts';
import { AddedAnswers, ChallengeEffect, ChallengeRow } from './challenge.ts';
import { Both } from './paper.ts';
import { Challenge, QuestionResult, Result } from './result.ts';

/** `/api/attempt/*`: one attempt at one or several papers, from the first answer to the reviewed result. */

const One = { attempt_id: Id };

/** Who writes, on top of what, and what is new. `force` is the learner's "keep mine" after a stale save. */
const Written = {
  ...One,
  writer: Writer,
  revision: z.int().nonnegative(),
  changes: Changes.default([]),
  annotations: Annotations.optional(),
  /** The earlier name of `annotations`: a page that was open during an update must still be able to hand in. */
  work: Annotations.optional(),
  seconds: z
    .strictObject({
      active: z.int().nonnegative().max(86_400),
      groups: z.record(
        z.string().regex(/^\d{1,16}\.\d{1,3}$/, 'must be paper.group'),
        z.int().nonnegative().max(86_400),
      ),
    })
    .optional(),
  force: z.boolean().default(false),
};

const RecordRow = z.object({
  id: Id,
  skill: z.enum(PRACTISED_SKILLS),
  mode: z.enum(['exam', 'practice']),
  state: z.enum(['open', 'scoring', 'marked']),
  kind: z.enum(['paper', 'set', 'own']),
  /** The set or the single paper; 0 for an own set, which is its `papers`. */
  source_id: z.int().nonnegative(),
  title: Both,
  papers: z.array(Id),
  /** 1: a second try of what was lost before. */
  redo: Flag,
  /** Questions with an answer, also while it is open. */
  answered: z.int().nonnegative(),
  right: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** -1 none. */
  band: z.number().min(-1).max(9),
  seconds: z.int().nonnegative(),
  started_at: Seconds,
  submitted_at: Seconds,
});

const Save = z.strictObject(Written);
export type SaveInput = z.output<typeof Save>;

export const attempt = calls({
  start: {
    summary: 'Begin, or go on with the open attempt of the same papers and mode; the same key again: the same attempt',
    access: 'visitor',
    input: z
      .strictObject({
        skill: z.enum(PRACTISED_SKILLS),
        /** One paper or one set by its id, or the learner’s own papers in their order. */
        id: Id.optional(),
        paper_ids: z.array(Id).min(1).max(6).optional(),
        /** A practice attempt of the questions that were wrong in a marked one. */
        of_attempt: Id.optional(),
        mode: z.enum(['exam', 'practice']),
        /** 1 computer (2 minutes to check), 2 paper (10 minutes to transfer); missing: as in the profile. */
        exam_type: z.union([z.literal(1), z.literal(2)]).optional(),
        /** Leave the open one behind (it is handed in as it stands when it has answers) and begin again. */
        fresh: z.boolean().default(false),
        key: Line(64, 8),
        writer: Writer,
      })
      .refine(
        ({ id, paper_ids, of_attempt }) => [id, paper_ids, of_attempt].filter((one) => one !== undefined).length === 1,
        { message: 'exactly one of id, paper_ids, of_attempt', path: ['id'] },
      ),
    output: Attempt.extend({
      /** 1: it was open already. */
      resumed: Flag,
      /** An earlier one of the same papers whose time had run out and that was closed now; 0 none. */
      closed_attempt_id: z.int().nonnegative(),
    }),
  },
  getAttempt: {
    summary: 'The attempt as the server has it: after a reload, in a second tab',
    access: 'visitor',
    input: z.strictObject(One),
    output: Attempt,
  },
  save: {
    summary: 'Save changes on top of a revision; a stale save writes nothing and gets both versions',
    access: 'visitor',
    input: Save,
    output: SaveAnswer,
  },
  takeOver: {
    summary: 'This tab or device writes from now on; the other one becomes read-only',
    access: 'visitor',
    input: z.strictObject({ ...One, writer: Writer }),
    output: Attempt,
  },
  checkOne: {
    summary: 'Practice mode: mark one question at once, with key, reason and explanation',
    access: 'visitor',
    input: z.strictObject({ ...One, key: QuestionKey, value: AnswerValue }),
    output: QuestionResult,
  },
  submit: {
    summary: 'Hand in with the last changes; a second press gets the first answer',
    access: 'visitor',
    input: Save,
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('marked'), result: Result }),
      /** A paper of a mock test: kept, and marked when the whole mock is over. */
      z.object({ outcome: z.literal('sealed') }),
      /** Somebody else wrote in between: nothing was handed in. */
      SaveAnswer.options[1],
    ]),
  },
  discard: {
    summary: 'Throw an open attempt away',
    access: 'visitor',
    input: z.strictObject(One),
    output: Nothing,
  },
  getResult: {
    summary: 'The marked attempt with keys, reasons, explanations, evidence and script',
    access: 'visitor',
    input: z.strictObject(One),
    output: Result,
  },
  challengeMark: {
    summary: 'The learner thinks a mark is wrong; stored for the operator',
    access: 'visitor',
    input: z.strictObject({ ...One, key: QuestionKey, words: Text(500, 1) }),
    output: Challenge,
  },
  getRecordList: {
    summary: 'The learner’s attempts, newest first; `before` is the id of the last row seen',
    access: 'visitor',
    input: z.strictObject({
      skill: z.enum(PRACTISED_SKILLS).optional(),
      before: Id.optional(),
      page_size: PageSize(10),
    }),
    output: z.object({ list: z.array(RecordRow), has_more: Flag }),
  },
  getChallengeList: {
    summary: 'Challenged marks for the operator, newest first',
    access: 'operator',
    input: z.strictObject({
      state: z.enum(['open', 'accepted', 'declined']).default('open'),
      before: Id.optional(),
      page_size: PageSize(20),
    }),
    output: z.object({
      list: z.array(ChallengeRow),
      has_more: Flag,
      /** Of all of them; `oldest` waits since then. */
      counts: z.object({ open: z.int(), settled: z.int(), oldest: Seconds }),
    }),
  },
  getChallengeEffect: {
    summary: 'What accepting a challenge would change, for its learner and for everybody who gave the same answer',
    access: 'operator',
    input: z.strictObject({ id: Id }),
    output: ChallengeEffect,
  },
  getAddedAnswerList: {
    summary: 'Answers that accepted challenges added to keys and that count now, newest first',
    access: 'operator',
    input: z.strictObject({ before: Id.optional(), page_size: PageSize(20) }),
    output: z.object({ list: z.array(AddedAnswers), has_more: Flag }),
  },
  settleChallenge: {
    summary:
      'Accept a challenge (the answer then counts; added to the key, for everybody who gave it) or decline it, with a word to the learner',
    access: 'operator',
    input: z.strictObject({
      id: Id,
      accept: z.boolean(),
      add_to_key: z.boolean().default(false),
      reply: Text(500).default(''),
    }),
    output: ChallengeRow,
  },
});
