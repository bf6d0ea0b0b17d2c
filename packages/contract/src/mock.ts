import { z } from 'zod';
import { calls } from './call.ts';
import { BandOrNone, Nothing, Seconds } from './fields.ts';

/** `/api/exam/*`: mock tests. */
export const exam = calls({
  getSimulateExamLastScore: {
    summary: 'The scores of the last mock test; -1 where there is none',
    access: 'account',
    input: Nothing,
    output: z.object({
      score: BandOrNone,
      listening_score: BandOrNone,
      reading_score: BandOrNone,
      speaking_score: BandOrNone,
      writing_score: BandOrNone,
      /** 0: no mock yet. */
      taken_at: Seconds,
    }),
  },
});
