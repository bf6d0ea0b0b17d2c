import { z } from 'zod';
import { calls } from './call.ts';
import { Nothing } from './fields.ts';

/** `/api/points/*`: the learner's coins and free tries. */
export const points = calls({
  getInfo: {
    summary: 'Coins and remaining writing corrections and model essays',
    access: 'account',
    input: Nothing,
    output: z.object({
      remaining_points: z.int().nonnegative(),
      task_correct_num: z.int().nonnegative(),
      model_essay_num: z.int().nonnegative(),
    }),
  },
});
