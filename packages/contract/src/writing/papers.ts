import { CATEGORIES } from '@ninefold/core/writing/question-kinds';
import { z } from 'zod';
import { calls } from '../call.ts';
import { BandOrNone, Flag, Id, Line, Page, PageSize, Seconds, Text } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { Access, EssayPaper, EssayRow, PaperId, Task, Type, unknownList } from './fields.ts';

/** `/api/writing/*` and `/api/topic/*`: the questions to write about, and what the learner did with them. */

const Category = z.literal(Object.values(CATEGORIES));
/** 0 all, 1 academic, 2 general training. */
const SubjectType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const Filters = {
  category: Category.default(0),
  topic: Line(64).default(''),
  /** Only with category 2; 0 all. */
  year: z.int().min(0).max(2100).default(0),
  /** Words of title or question. */
  content: Line(200).default(''),
  type: Type.or(z.literal('')).default(''),
  subject_type: SubjectType.default(0),
};

/** A question in the list. An own question has the id 0 and a prompt_id. */
export const QuestionRow = z.object({
  id: PaperId,
  prompt_id: PaperId,
  /** Of every row that a list holds as a child. */
  module_type: z.literal(1),
  task: Task,
  title: Both,
  /** The question itself. */
  content: z.string(),
  category: Category,
  topic: z.string(),
  year: z.int().nonnegative(),
  type: Type,
  subject_type: SubjectType,
  level: z.number().optional(),
  /** The picture of an own question; '' without one. */
  img: z.string(),
  /** The first figure of a Task 1 question: the SVG itself; '' without one. */
  drawn: z.string(),
  ...Access,
  /** The newest draft; 0 before the first. */
  record_id: PaperId,
  /** How many drafts there are. */
  drafts: z.int().nonnegative(),
  /** Of the newest draft; 0 before the first. */
  status: z.int().min(0).max(4),
  step: z.int().min(0).max(4),
  /** The last band; -1 none. */
  score: BandOrNone,
  /** The band of the first draft that was scored; -1 none. */
  first_score: BandOrNone,
  /** Of the newest draft. */
  words: z.int().nonnegative(),
  min_words: z.int().positive(),
  /** Of a scoring that is under way; 0 none. */
  seconds_left: z.int().nonnegative(),
  last_time: Seconds,
});
export type QuestionRow = z.output<typeof QuestionRow>;

const Choice = z.object({ id: z.int(), name: Both, count: z.int() });
const SearchConfig = z.object({
  /** Years of each shelf. */
  jian_ya: z.array(Choice),
  ji_jing: z.array(Choice),
  yu_ce: z.array(Choice),
  categories: z.array(Choice),
  topics: z.array(z.object({ key: z.string(), name: Both, count: z.int() })),
  types: z.array(z.object({ key: Type, count: z.int() })),
  subject_types: z.array(Choice),
});
export type EssaySearchConfig = z.output<typeof SearchConfig>;

const searchList = (task: string) => ({
  summary: `Questions of ${task} by shelf, words, topic, year, type and module; own questions stand among them`,
  access: 'visitor' as const,
  input: z.strictObject({ ...Filters, page: Page, page_size: PageSize(12) }),
  output: unknownList(QuestionRow),
});
const paperList = (task: string) => ({
  summary: `All questions of ${task} on one shelf`,
  access: 'visitor' as const,
  input: z.strictObject({ category: Category.default(0), page: Page, page_size: PageSize(12) }),
  output: unknownList(QuestionRow),
});

/** 1 writing task 1, 2 writing task 2, 5 both (the title check). */
const ModuleId = z.union([z.literal(1), z.literal(2), z.literal(5)]);

export const writingPapers = calls({
  getSearchConfig: {
    summary: 'What the writing list of a task can be filtered by, with how many questions each choice has',
    access: 'visitor',
    input: z.strictObject({ task: Task.default(1) }),
    output: SearchConfig,
  },
  getTask1SearchList: searchList('Task 1'),
  getTask2SearchList: searchList('Task 2'),
  getTask1PaperList: paperList('Task 1'),
  getTask2PaperList: paperList('Task 2'),
  getRecordListByPaperId: {
    summary: 'The learner’s drafts of one question, newest first; `before` is the id of the last row seen',
    access: 'visitor',
    input: z
      .strictObject({
        paper_id: PaperId.default(0),
        prompt_id: PaperId.default(0),
        before: Id.optional(),
        page_size: PageSize(20),
      })
      .refine(({ paper_id, prompt_id }) => (paper_id === 0) !== (prompt_id === 0), {
        message: 'paper_id or prompt_id',
        path: ['paper_id'],
      }),
    output: z.object({ list: z.array(EssayRow), has_more: Flag }),
  },
  getPracticeHelp: {
    summary: 'Practice mode: outline, ideas and phrases of a question; refused while an exam on it is open',
    access: 'visitor',
    input: z.strictObject({ paper_id: Id }),
    output: z.object({
      asks: Both.nullable(),
      outline: z.array(
        z.object({
          role: z.string(),
          point: Both,
          support: z.array(Both),
          words: z.tuple([z.int(), z.int()]).nullable(),
        }),
      ),
      ideas: z.array(
        z.object({
          side: z.string(),
          idea: Both,
          because: Both.nullable(),
          example: Both.nullable(),
          words: z.array(z.string()),
        }),
      ),
      phrases: z.array(z.object({ text: z.string(), zh: z.string(), band: z.number() })),
    }),
  },
});

export const topic = calls({
  getSearchConfig: {
    summary: 'What the topic list can be filtered by: module_id 1 Task 1, 2 Task 2, 5 both',
    access: 'visitor',
    input: z.strictObject({ module_id: ModuleId.default(1) }),
    output: SearchConfig,
  },
  getList: {
    summary: 'Questions to choose from; is_accurate 1 (title check): only what is written exactly like `content`',
    access: 'visitor',
    input: z.strictObject({
      ...Filters,
      /** The title check sends a whole question. */
      content: Text(2_000).default(''),
      module_id: ModuleId.default(1),
      is_accurate: Flag.default(0),
      page: Page,
      page_size: PageSize(10),
    }),
    output: unknownList(QuestionRow),
  },
});

export const exercisePapers = calls({
  getEssayPaperInfo: {
    summary: 'One question as it stands on the paper; by paper_id, or an own one by prompt_id',
    access: 'visitor',
    input: z
      .strictObject({ id: PaperId.default(0), prompt_id: PaperId.default(0) })
      .refine(({ id, prompt_id }) => (id === 0) !== (prompt_id === 0), { message: 'id or prompt_id', path: ['id'] }),
    output: EssayPaper,
  },
});
