import { MAX_PROMPT_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { z } from 'zod';
import { calls } from '../call.ts';
import { BandOrNone, Flag, Id, Line, Nothing, Page, PageSize, Seconds, Text } from '../fields.ts';
import { Annotations, Writer } from '../practice/attempt-state.ts';
import {
  Bands,
  EssayContent,
  EssayPaper,
  EssayRow,
  Mode,
  Module,
  Outline,
  PaperId,
  Revision,
  Status,
  Step,
  Task,
  Type,
  unknownList,
} from './fields.ts';

/** `/api/exercise/*`: drafts, from the empty record to the frozen one. */

const Clock = {
  now: Seconds,
  /** When exam mode hands in; 0 untimed. */
  ends_at: Seconds,
  /** Milliseconds left when this response was sent, independent of the page's clock; -1 untimed. */
  left_ms: z.int().min(-1),
};

export const EssayRecord = z.object({
  id: Id,
  paper_id: PaperId,
  prompt_id: PaperId,
  task: Task,
  /** The draft as it was saved last, or as it was handed in. */
  content: z.string(),
  /** The picture of an own question; '' without one. */
  subject_url: z.string(),
  outline: z.string(),
  annotations: z.record(z.string(), z.unknown()),
  /** 1: the words can still be changed. */
  isDraft: Flag,
  status: Status,
  step: Step,
  mode: Mode,
  draft: z.int().positive(),
  /** The draft that this one writes again; 0 for a first one. */
  of_record: z.int().nonnegative(),
  /** Both tasks in one exam: the other record; 0 without. */
  other_record: z.int().nonnegative(),
  words: z.int().nonnegative(),
  revision: Revision,
  /** The tab that saved last. */
  writer: z.string(),
  score: BandOrNone,
  bands: Bands.nullable(),
  /** The learner has said that this question is done. */
  markFinished: Flag,
  duration: z.int().nonnegative(),
  create_time: Seconds,
  last_time: Seconds,
  /** 0 while it is written; `clock`: exam mode handed it in. */
  handed_in_time: Seconds,
  handed_in_by: z.enum(['', 'learner', 'clock']),
  ...Clock,
  paper: EssayPaper,
});
export type EssayRecord = z.output<typeof EssayRecord>;

const Version = { id: Id, revision: Revision, last_time: Seconds, words: z.int().nonnegative(), ...Clock };

const Saved = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), ...Version }),
  /** Nothing was overwritten: `content` is what the server has, `yours` is kept as a second text until one is chosen. */
  z.object({
    outcome: z.literal('stale'),
    ...Version,
    writer: z.string(),
    content: z.string(),
    outline: z.string(),
    yours: z.string(),
  }),
  /** Handed in, being scored, or closed by the clock: a new draft is the way on. `content` is what was handed in. */
  z.object({ outcome: z.literal('closed'), ...Version, closed_by: z.enum(['learner', 'clock']), content: z.string() }),
]);
export type SavedEssay = z.output<typeof Saved>;

const RecordList = {
  access: 'visitor' as const,
  input: z.strictObject({
    page: Page,
    page_size: PageSize(20),
    /** The shelf; 0 all, 4 own questions. */
    category: z.int().min(0).max(4).default(0),
    /** Words of title, question or draft. */
    content: Line(100).default(''),
    type: Type.or(z.literal('')).default(''),
    status: z.int().min(0).max(4).default(0),
    /** The id of the last row seen: deep lists go on from there, and `total` is then -1, as it is from 500 rows on. */
    before: Id.optional(),
  }),
  output: unknownList(EssayRow),
};

const Conflict = z.object({ id: Id, content: z.string(), kept_time: Seconds });

export const exerciseRecords = calls({
  saveEssayRecordInfo: {
    summary: 'Create a draft (id 0) or save one; the same key creates once, an old revision is refused with both texts',
    access: 'visitor',
    input: z.strictObject({
      id: PaperId.default(0),
      paper_id: PaperId.default(0),
      content: EssayContent.default(''),
      outline: Outline.optional(),
      annotations: Annotations.optional(),
      /** id 0 only: makes a double press one draft. */
      key: Line(64, 8).optional(),
      /** id 0 and paper_id 0: an own question, new (task, and its words if there are any) or known (prompt_id). */
      task: Task.optional(),
      module: Module.optional(),
      prompt: Text(MAX_PROMPT_CHARACTERS).optional(),
      prompt_id: PaperId.default(0),
      /** id 0 only. */
      mode: Mode.default('practice'),
      /** id 0 only: the draft to write again; its text is copied when `content` is empty. */
      of_record: z.int().nonnegative().default(0),
      writer: Writer.optional(),
      /** The revision this text was written on; left out (the plain call): the last write wins. */
      revision: Revision.optional(),
      /** The same change again is answered like the first time. */
      change_id: Line(64, 8).optional(),
      /** Seconds of active time since the last save. */
      seconds: z.int().nonnegative().max(86_400).default(0),
      /** The learner chose this text after a conflict. */
      force: z.boolean().default(false),
    }),
    output: Saved,
  },
  getEssayRecordInfo: {
    summary: 'One draft with its question',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: EssayRecord,
  },
  getRecordInfo: {
    summary: 'The same draft under its other name',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: EssayRecord,
  },
  getEssayRecordList: { summary: 'The learner’s Task 1 drafts, newest first', ...RecordList },
  getBigEssayRecordList: { summary: 'The learner’s Task 2 drafts, newest first', ...RecordList },
});

export const writingRecords = calls({
  startExam: {
    summary: 'Exam mode: one paper (20 or 40 minutes) or one of each task (60); the same key starts one exam',
    access: 'visitor',
    input: z
      .strictObject({ task1_paper_id: PaperId.default(0), task2_paper_id: PaperId.default(0), key: Line(64, 8) })
      .refine(({ task1_paper_id, task2_paper_id }) => task1_paper_id + task2_paper_id > 0, {
        message: 'at least one paper',
        path: ['task1_paper_id'],
      }),
    output: z.object({
      /** 0: this exam has no such task. */
      task1_record_id: z.int().nonnegative(),
      task2_record_id: z.int().nonnegative(),
      ...Clock,
    }),
  },
  takeOver: {
    summary: 'Write on in this tab; the other one is told at its next save',
    access: 'visitor',
    input: z.strictObject({ id: Id, writer: Writer }),
    output: EssayRecord,
  },
  handIn: {
    summary: 'Hand in a draft of exam mode before the clock does; handing in twice is no error',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: EssayRecord,
  },
  getConflictList: {
    summary: 'Texts of this draft that lost a conflict and were kept, newest first',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: z.object({ list: z.array(Conflict) }),
  },
  markFinished: {
    summary: 'The learner has finished with this draft, or goes on with it after all',
    access: 'visitor',
    input: z.strictObject({ id: Id, finished: z.boolean().default(true) }),
    output: EssayRecord,
  },
  removeRecord: {
    summary: 'Throw a draft away, with its report and the mistakes found in it; one that is being scored stays',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
});
