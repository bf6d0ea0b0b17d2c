import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Seconds } from '../fields.ts';
import { EssayPaper, Task } from './fields.ts';
import { Idea, OutlinePart } from './study.ts';

/** `/api/writing/*-ideas`: what a learner thought of for a question, and the plan made of it. */

/** An idea of the learner's own, in any language. */
const OwnIdea = z.strictObject({
  id: Line(40, 1),
  /** One of the sides of the board, or '' while it is not sorted. */
  side: Line(200),
  idea: Line(200, 1),
  because: Line(300).default(''),
  example: Line(300).default(''),
});
export type OwnIdea = z.output<typeof OwnIdea>;

/** One paragraph of the plan: what it is for, and the ideas in it (`own:…` or `pack:3`). */
const PlanPart = z.strictObject({
  id: Line(40, 1),
  role: z.enum(['introduction', 'overview', 'body', 'conclusion']),
  note: Line(300).default(''),
  ideas: z.array(Line(60, 1)).max(6).default([]),
});
export type PlanPart = z.output<typeof PlanPart>;

const Board = {
  own: z.array(OwnIdea).max(30),
  /** Picked for the plan: `own:…` or `pack:3`. */
  picked: z.array(Line(60, 1)).max(12),
  plan: z.array(PlanPart).max(12),
  /** How long the learner has thought, in seconds. */
  seconds: z.int().min(0).max(86_400),
  /** 1: the first thinking is over, and the ideas of the pack are shown. */
  compared: Flag,
};

export const IdeasBoard = z.object({ ...Board, revision: z.int().nonnegative(), update_time: Seconds });
export type IdeasBoard = z.output<typeof IdeasBoard>;

export const writingIdeas = calls({
  getIdeas: {
    summary:
      'The question, what the pack offers for it, and the learner’s own board; an empty board before the first save',
    access: 'visitor',
    input: z.strictObject({ id: Id, type: Task.optional() }),
    output: z.object({
      paper: EssayPaper,
      sides: z.array(z.string()),
      /** Empty until the learner has thought for themselves and asked to compare. */
      ideas: z.array(Idea),
      outline: z.array(OutlinePart),
      board: IdeasBoard,
    }),
  },
  saveIdeas: {
    summary: 'Save the board; on top of an old revision nothing is overwritten and the stored one comes back',
    access: 'visitor',
    input: z.strictObject({ id: Id, ...Board, revision: z.int().nonnegative() }),
    output: z.object({ outcome: z.enum(['saved', 'stale']), board: IdeasBoard }),
  },
});
