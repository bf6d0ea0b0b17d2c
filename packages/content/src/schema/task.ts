import { TASK_CONDITIONS } from '@ninefold/core/economy/tasks';
import { z } from 'zod';
import { Both, ShortHead, Slug } from './common.ts';

/** One of the "more tasks". */
export const Task = z.strictObject({
  kind: z.literal('task'),
  ...ShortHead,
  name: Both,
  /** HTML of the few elements the page allows: p, b, strong, em, br, ul, li. */
  desc: Both,
  when: z.enum(TASK_CONDITIONS),
  /** How often or how many: 20 words, 7 days. */
  times: z.int().min(1).default(1),
  /** Inviting a friend pays its own reward (setting INVITE_POINTS): such a task has 0. */
  coins: z.int().min(0).max(10_000),
  /** Only the first so many learners are paid. */
  limit: z.int().min(1).optional(),
  /** Locked until this task of the same pack is done. */
  after: Slug.optional(),
  /** Lower stands higher in the list. */
  order: z.int().min(0).default(100),
});
export type Task = z.output<typeof Task>;
