import { z } from 'zod';
import { calls } from '../call.ts';
import { Id, Nothing, OfPage, Page, PageSize, Seconds } from '../fields.ts';

/** `/api/points/*`: the learner's coins and free tries. */

const Coins = z.int().nonnegative();

const CoinRecord = z.object({
  id: Id,
  /** 1 spent, 2 earned. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** How many, always positive. */
  num: z.int().positive(),
  /** Why, in the caller's language. */
  desc: z.string(),
  create_time: Seconds,
});
export type CoinRecord = z.output<typeof CoinRecord>;

export const points = calls({
  getInfo: {
    summary: 'Coins and remaining writing corrections and model essays, and what they buy',
    access: 'account',
    input: Nothing,
    output: z.object({
      remaining_points: Coins,
      task_correct_num: Coins,
      model_essay_num: Coins,
      /** Coins for one; a member of the skill pays nothing. */
      prices: z.object({ essay_scoring: Coins, model_essay: Coins, speaking_report: Coins }),
    }),
  },
  getRecordList: {
    summary: 'Coins earned and spent, newest first; `type` 0 all, 1 spent, 2 earned',
    access: 'learner',
    input: z.strictObject({
      type: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
      page: Page,
      page_size: PageSize(10),
    }),
    output: z.object({
      list: z.array(CoinRecord),
      ...OfPage,
      remaining_points: Coins,
      type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    }),
  },
});
