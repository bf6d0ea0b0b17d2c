import { SEGMENT_FINDINGS } from '@ninefold/core/writing/segmented/findings';
import { HINTS } from '@ninefold/core/writing/segmented/hints';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { EssayPaper, Task } from './fields.ts';

/** `/api/writing/*-segment*`: a question sentence by sentence, each one checked. */

const Finding = z.object({
  /** What it is about: the meaning, the grammar, the words asked for. */
  kind: z.enum(SEGMENT_FINDINGS),
  /** false: a question to the learner, not an error. */
  certain: z.boolean(),
  /** In the learner's sentence; -1 where it is about the whole. */
  start: z.int().min(-1),
  end: z.int().min(-1),
  original: z.string(),
  replacement: z.string(),
  text: Both,
});
export type SegmentFinding = z.output<typeof Finding>;

export const SegmentAnswered = z.object({
  text: z.string(),
  /** right: nothing to mend; close: only small things; again: the meaning or several things are missing. */
  verdict: z.enum(['right', 'close', 'again']),
  findings: z.array(Finding),
  /** Shown once it was tried, or asked for. */
  models: z.array(z.string()),
  note: Both.nullable(),
  /** How many hints were taken; the model itself counts as one: without any it is the learner's own. */
  hints: z.int().nonnegative(),
  tries: z.int().nonnegative(),
  time: Seconds,
});
export type SegmentAnswer = z.output<typeof SegmentAnswered>;

const Segment = z.object({
  id: z.string(),
  skill: z.string(),
  /** From Chinese, or from a cue alone. */
  zh: z.string(),
  cue: Both.nullable(),
  must: z.array(z.string()),
  /** About how many words a good sentence has. */
  words: z.int().positive(),
  answer: SegmentAnswered.nullable(),
});
export type Segment = z.output<typeof Segment>;

export const writingSegmented = calls({
  getSegments: {
    summary: 'The sentences of a question, with what the learner wrote so far',
    access: 'visitor',
    input: z.strictObject({ id: Id, type: Task.optional() }),
    output: z.object({ paper: EssayPaper, segments: z.array(Segment) }),
  },
  checkSegment: {
    summary: 'Check one sentence by meaning, grammar and words, with reasons and a model; kept as the newest try',
    access: 'visitor',
    input: z.strictObject({ id: Id, segment_id: Line(40, 1), text: Line(600, 1) }),
    output: SegmentAnswered,
  },
  getSegmentHint: {
    summary: 'One hint, from weak to strong; the last one is the model itself',
    access: 'visitor',
    input: z.strictObject({ id: Id, segment_id: Line(40, 1), hint: z.enum(HINTS) }),
    output: z.object({ hint: z.enum(HINTS), text: z.string(), hints: z.int().nonnegative() }),
  },
  startSegmentsAgain: {
    summary: 'Forget what was written for a question and begin again',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: z.object({ cleared: Flag }),
  },
});
