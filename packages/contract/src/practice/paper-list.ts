import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { z } from 'zod';
import { Band, Flag, Id, Line, list, Page, PageSize, Seconds } from '../fields.ts';
import { Both, Paper, QuestionTypeName, RunningOrder } from './paper.ts';

/** What the reading and the listening list have in common: shelves, sets, papers, and what the learner did with them. */

/** `pid` of the search, and the ids in the search config. */
export const SHELF_IDS = { jian_ya: 1, ji_jing: 2, yu_ce: 3 } as const;
const SHELVES = ['jian_ya', 'ji_jing', 'yu_ce'] as const;
export type Shelf = (typeof SHELVES)[number];

/** What the learner did here. `attempt_id` is the open one to go on with, else the last marked one, else 0. */
const Mine = z.object({
  state: z.enum(['new', 'open', 'done']),
  attempt_id: z.int().nonnegative(),
  /** Of the open attempt. */
  answered: z.int().nonnegative(),
  /** Most right answers so far; -1 before the first result. */
  best: z.int().min(-1),
  /** Of whole sets; -1 none. */
  best_band: z.union([Band, z.literal(-1)]),
  last_at: Seconds,
});
export type Mine = z.output<typeof Mine>;

/** The test it is written for; null: both, as in listening. */
const Module = z.enum(['academic', 'general']).nullable();

const Access = {
  access: z.enum(['free', 'vip']),
  /** 1: this learner needs a membership of the skill first. */
  locked: Flag,
};

export const PaperRow = z.object({
  id: Id,
  /** Of every row that a list holds as a child. */
  module_type: z.literal(1),
  title: Both,
  topic: z.string(),
  module: Module,
  types: z.array(QuestionTypeName),
  part: z.int(),
  marks: z.int(),
  /** The clock of exam mode when it is taken alone. */
  seconds: z.int(),
  level: z.number().optional(),
  /** Sections only: 1 when its recording is there. */
  has_audio: Flag,
  ...Access,
  mine: Mine,
});
export type PaperRow = z.output<typeof PaperRow>;

export const SetRow = z.object({
  id: Id,
  shelf: z.enum(SHELVES),
  title: Both,
  topic: z.string(),
  /** Of all its papers; null also where they differ. */
  module: Module,
  /** 0 unknown. */
  year: z.int().nonnegative(),
  level: z.number().optional(),
  /** What the set is based on, told to the learner. */
  basis: Both.optional(),
  marks: z.int(),
  /** The clock of exam mode. */
  seconds: z.int(),
  /** A complete test of 40: its result shows an estimated band. */
  whole: Flag,
  ...Access,
  papers: z.array(PaperRow),
  mine: Mine,
});
export type SetRow = z.output<typeof SetRow>;

/** A single paper found by the search, with the set it belongs to. */
export const FoundPaper = PaperRow.extend({
  set: z.object({ id: Id, title: Both, shelf: z.enum(SHELVES), year: z.int().nonnegative() }).nullable(),
});
export type FoundPaper = z.output<typeof FoundPaper>;

const Choice = z.object({ id: z.int(), name: Both, count: z.int() });

/** The calls of a practised skill: `/api/reading`, `/api/listening`. */
export const listCalls = (skill: PractisedSkill) => ({
  getJianYaList: {
    summary: `Full ${skill} sets with the learner’s marks; type: only sets with this question type`,
    access: 'visitor' as const,
    input: z.strictObject({
      type: QuestionTypeName.or(z.literal('')).default(''),
      page: Page,
      page_size: PageSize(4),
    }),
    output: list(SetRow),
  },
  getJiJingList: {
    summary: `Topic sets of ${skill}; unit: a year, 0 = all; shelf yu_ce shows the practice picks in the same form`,
    access: 'visitor' as const,
    input: z.strictObject({
      unit: z.int().min(0).max(2100).default(0),
      shelf: z.enum(['ji_jing', 'yu_ce']).default('ji_jing'),
      page: Page,
      page_size: PageSize(8),
    }),
    output: list(SetRow),
  },
  getSearchList: {
    summary: `Single ${skill} papers by shelf (pid, 0 = all), words, topic, question type and state`,
    access: 'visitor' as const,
    input: z.strictObject({
      pid: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
      search_content: Line(100).default(''),
      topic: Line(64).default(''),
      type: QuestionTypeName.or(z.literal('')).default(''),
      state: z.enum(['', 'new', 'open', 'done']).default(''),
      page: Page,
      page_size: PageSize(20),
    }),
    output: list(FoundPaper),
  },
  getSearchConfig: {
    summary: `What the ${skill} lists can be filtered by, with how many papers each choice has`,
    access: 'visitor' as const,
    input: z.strictObject({}),
    output: z.object({
      /** Filters of each shelf: jian_ya none yet, ji_jing and yu_ce by year. */
      jian_ya: z.array(Choice),
      ji_jing: z.array(Choice),
      yu_ce: z.array(Choice),
      shelves: z.array(Choice),
      topics: z.array(z.object({ key: z.string(), name: Both, count: z.int() })),
      types: z.array(z.object({ key: QuestionTypeName, count: z.int() })),
    }),
  },
  getPaper: {
    summary: `What /${skill}-next/{id} opens: one paper or a whole set, without keys; ids: the learner’s own set`,
    access: 'visitor' as const,
    input: z
      .strictObject({
        id: Id.optional(),
        ids: z.array(Id).min(1).max(6).optional(),
        /** 1 computer, 2 paper: decides the time after the recording; missing: as in the profile. */
        exam_type: z.union([z.literal(1), z.literal(2)]).optional(),
      })
      .refine(({ id, ids }) => (id === undefined) !== (ids === undefined), { message: 'id or ids', path: ['id'] }),
    output: z.object({
      /** own: put together by the learner. */
      kind: z.enum(['paper', 'set', 'own']),
      /** 0 for an own set. */
      id: z.int().nonnegative(),
      title: Both,
      shelf: z.enum(SHELVES).nullable(),
      marks: z.int(),
      /** The clock of exam mode; listening: playing, reading and checking time together. */
      seconds: z.int(),
      /** What these seconds are made of, for listening. */
      running: RunningOrder,
      whole: Flag,
      ...Access,
      /** Empty when locked. */
      papers: z.array(Paper),
      mine: Mine,
    }),
  },
});
