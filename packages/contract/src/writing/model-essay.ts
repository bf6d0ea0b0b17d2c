import { z } from 'zod';
import { calls } from '../call.ts';
import { Band, Flag, Id, Line, Seconds, Text } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { EssayPaper, PaperId, Task } from './fields.ts';
import { Idea, ModelText, OutlinePart } from './study.ts';

/** `/api/model-essay/*`: from a title to a model essay, or to a plan where nobody has written one. */

const Subject = Text(2_000);
const Thought = z.strictObject({
  /** The side that is taken, in words; '' not chosen. */
  position: Line(200).default(''),
  /** Two to four reasons; of the pack or the learner's own. */
  reasons: z
    .array(z.strictObject({ text: Line(300, 1), side: Line(200).default(''), own: Flag }))
    .max(4)
    .default([]),
});
export type Thought = z.output<typeof Thought>;

/** What can be made without a language model: honestly called a plan, never an essay. */
const Plan = z.object({
  position: Both,
  paragraphs: z.array(
    z.object({
      role: z.string(),
      point: Both,
      support: z.array(Both),
      phrases: z.array(z.object({ text: z.string(), zh: z.string() })),
    }),
  ),
  /** One paragraph of a written essay of the pack that does the same job for another question. */
  paragraph: z.object({ text: z.string(), band: Band, paper_id: Id, title: Both }).nullable(),
});
export type EssayPlan = z.output<typeof Plan>;

const Near = z.object({ paper_id: Id, title: Both, content: z.string(), task: Task, topic: z.string() });

export const ModelEssay = z.object({
  id: Id,
  subject: z.string(),
  /** 0: no question of ours. */
  paper_id: PaperId,
  task: Task,
  requirement: z.string(),
  thought: Thought,
  topic_source: z.enum(['auto', 'user']),
  /** The essay; '' where only a plan could be made. */
  content: z.string(),
  /** Our own estimate of that essay; -1 without one. */
  band: z.union([Band, z.literal(-1)]),
  /** Who wrote it: the pack's authors, a language model, or nobody (a plan). */
  made_by: z.enum(['', 'pack', 'plan', 'model']),
  plan: Plan.nullable(),
  near: z.array(Near),
  /** 1 draft, 2 being made, 3 made, 4 failed; what was paid has been given back. */
  status: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** 1 usable, 2 not; `humor_reply` says why. */
  is_available: z.union([z.literal(1), z.literal(2)]),
  humor_reply: z.string(),
  update_time: Seconds,
});
export type ModelEssay = z.output<typeof ModelEssay>;

export const modelEssayPapers = calls({
  getPaperInfo: {
    summary: 'The written model essays of a question, by band, with the question',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: z.object({ paper: EssayPaper, essays: z.array(ModelText) }),
  },
  getGuideMeta: {
    summary: 'What helps to think about a question: its sides, ideas and outline',
    access: 'visitor',
    input: z.strictObject({ paper_id: Id }),
    output: z.object({ sides: z.array(z.string()), ideas: z.array(Idea), outline: z.array(OutlinePart) }),
  },
});

export const modelEssayFlow = calls({
  checkSubject: {
    summary: 'Can this be a title? Exactly one exact match makes it a question of ours; near ones are offered',
    access: 'visitor',
    input: z.strictObject({ subject: Subject }),
    output: z.object({
      is_available: z.union([z.literal(1), z.literal(2)]),
      humor_reply: z.string(),
      topic_source: z.enum(['auto', 'user']),
      paper_id: PaperId,
      task: Task,
      requirement: z.string(),
      near: z.array(Near),
      sides: z.array(z.string()),
      ideas: z.array(Idea),
    }),
  },
  checkAuth: {
    summary: 'May this learner have one made? false: the page offers ways to pay',
    access: 'visitor',
    input: z.strictObject({ paper_id: PaperId.default(0) }),
    output: z.object({
      is_auth: z.boolean(),
      pays_with: z.enum(['nothing', 'membership', 'free_try', 'coins', 'guest']),
      coins: z.int().nonnegative(),
      remaining_points: z.int().nonnegative(),
    }),
  },
  getRecord: {
    summary: 'One model essay of the learner’s, or the newest; null before the first',
    access: 'visitor',
    input: z.strictObject({ id: Id.optional() }),
    output: ModelEssay.nullable(),
  },
  saveRecord: {
    summary: 'Keep the draft of the flow (create 0), or have it made (create 1): once per key, paid once',
    access: 'visitor',
    input: z.strictObject({
      id: PaperId.default(0),
      subject: Subject,
      paper_id: PaperId.default(0),
      requirement: Text(500).default(''),
      thought: Thought.default({ position: '', reasons: [] }),
      create: Flag.default(0),
      key: Line(64, 8),
    }),
    output: ModelEssay,
  },
});
