import { ERROR_KINDS } from '@ninefold/core/writing/error-kinds';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, PageSize, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { PaperId, Task } from './fields.ts';

/** `/api/writing/*`: what goes wrong again and again, over all scored essays. */

/** How often each kind was found in one essay; kinds that were not found are left out. */
const Kinds = z.partialRecord(z.enum(ERROR_KINDS), z.int().positive());

const CountedEssay = z.object({
  record_id: Id,
  paper_id: PaperId,
  prompt_id: PaperId,
  task: Task,
  draft: z.int().positive(),
  title: Both,
  words: z.int().nonnegative(),
  kinds: Kinds,
  at: Seconds,
});

const Sighting = z.object({
  id: Id,
  record_id: Id,
  paper_id: PaperId,
  task: Task,
  title: Both,
  kind: z.enum(ERROR_KINDS),
  start: z.int(),
  end: z.int(),
  original: z.string(),
  replacement: z.string(),
  /** The sentence it stands in. */
  sentence: z.string(),
  explanation: Both,
  at: Seconds,
});

export const writingSlips = calls({
  getErrorKinds: {
    summary: 'The learner’s slips by kind: over all scored essays, and in each of the last fifty',
    access: 'visitor',
    input: z.strictObject({ task: Task.optional() }),
    output: z.object({
      /** Scored essays that were counted. */
      essays: z.int().nonnegative(),
      words: z.int().nonnegative(),
      /** Over all of them. */
      kinds: z.array(z.object({ kind: z.enum(ERROR_KINDS), count: z.int().positive(), essays: z.int().positive() })),
      /** The last fifty, newest first: what a line over time is drawn from. */
      list: z.array(CountedEssay),
    }),
  },
  getErrorList: {
    summary: 'The sentences one kind of slip came from, newest first; `before` is the id of the last row seen',
    access: 'visitor',
    input: z.strictObject({
      kind: z.enum(ERROR_KINDS),
      task: Task.optional(),
      before: Id.optional(),
      page_size: PageSize(20),
    }),
    output: z.object({ list: z.array(Sighting), has_more: Flag }),
  },
});
