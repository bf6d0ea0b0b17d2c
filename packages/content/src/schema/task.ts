import { z } from 'zod';
import { Both, ShortHead } from './common.ts';

/** What the server itself can see happen; a learner's word is not enough for coins. */
export const TASK_CONDITIONS = [
  'complete-plan',
  'bind-mobile',
  'first-practice',
  'first-essay',
  'first-speaking',
  'first-mock',
  'learn-words',
  'sign-in-days',
  'invite-friend',
] as const;

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
  coins: z.int().min(1).max(10_000),
  /** Lower stands higher in the list. */
  order: z.int().min(0).default(100),
});
export type Task = z.output<typeof Task>;
