import { HISTORY_TABS } from '@ninefold/core/history/record-types';
import { z } from 'zod';
import { calls } from './call.ts';
import { BandOrNone, Flag, Id, Line, Page, PageSize, Seconds } from './fields.ts';
import { Both } from './practice/paper.ts';

/** `/api/history/*`: what the learner did. The call depends on the tab. */

/** 1 ascending, 2 descending. */
const Sort = z.union([z.literal(1), z.literal(2)]).optional();
/** The end of the year 9999: what comes later is written in a way that not every database reads. */
const LAST_MOMENT = 253_402_300_799_999;
/** Milliseconds, here and nowhere else; 0 leaves that side open. */
const Milliseconds = z.int().nonnegative().max(LAST_MOMENT).default(0);

const State = z.enum(['open', 'handed_in', 'scoring', 'done']);

const Asked = z
  .strictObject({
    /** The part of the tab, as in its address. */
    type: z.int().min(1).max(3).default(1),
    page: Page,
    page_size: PageSize(10),
    start_time: Milliseconds,
    end_time: Milliseconds,
    /** Somebody else's history is for operators and for the learner's teachers. */
    user_id: Id.optional(),
    sort_update_time: Sort,
    sort_duration: Sort,
    sort_score: Sort,
    search_content: Line(100).default(''),
    topic: Line(60).default(''),
    question_type: Line(60).default(''),
    state: z.union([State, z.literal('')]).default(''),
    /** This band or a higher one; -1 for all. */
    band: BandOrNone.default(-1),
  })
  .refine(({ start_time, end_time }) => end_time === 0 || start_time <= end_time, {
    path: ['end_time'],
    message: 'lies before start_time',
  });

const Result = z.object({ right: z.int().nonnegative(), total: z.int().nonnegative(), band: BandOrNone });

const Row = Result.extend({
  id: Id,
  /** 1-11, see `core/history/record-types.ts`. */
  type: z.int().min(1).max(11),
  user_id: Id,
  state: State,
  title: Both,
  mode: z.enum(['exam', 'practice']),
  /** A set, a single paper or a choice of one's own; an essay: a question of the bank or one's own. */
  kind: z.enum(['paper', 'set', 'own']),
  /** The set, the paper or the learner's own question that can be opened again; 0 for papers chosen by oneself. */
  source_id: z.int().nonnegative(),
  papers: z.array(Id),
  /** 1: a second try of what was lost before. */
  redo: Flag,
  topics: z.array(z.string()),
  question_types: z.array(z.string()),
  /** How far an open one is: answers, or words. */
  progress: z.int().nonnegative(),
  /** The time before, of the same; null the first time. */
  before: Result.nullable(),
  duration: z.int().nonnegative(),
  started_at: Seconds,
  update_time: Seconds,
});
export type HistoryRow = z.output<typeof Row>;

const list = (what: string) => ({
  summary: `${what}, a page of them; \`more\` is 1 where the list goes on behind what is looked through`,
  access: 'visitor' as const,
  input: Asked,
  output: z.object({
    list: z.array(Row),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    pageSize: z.int().positive(),
    more: Flag,
  }),
});

export const history = calls({
  getSearchConfig: {
    summary: 'What the records of one address can be filtered by: only what finds something',
    access: 'visitor',
    input: z.strictObject({
      tab: z.enum(HISTORY_TABS),
      type: z.int().min(1).max(3).default(1),
      user_id: Id.optional(),
    }),
    output: z.object({
      topics: z.array(z.object({ value: z.string(), name: Both })),
      question_types: z.array(z.string()),
      states: z.array(State),
      bands: z.array(BandOrNone),
      /** What was finished in the last 30 days. */
      recent: z.object({ times: z.int().nonnegative(), seconds: z.int().nonnegative() }),
    }),
  },
  getReadingList: list('Reading'),
  getListeningList: list('Listening'),
  getWritingList: list('Essays'),
  getSpeakingList: list('Speaking'),
  getMockList: list('Mock tests'),
});
