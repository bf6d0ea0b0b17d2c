import type { Reason } from './marking/reasons.ts';

/** What may be said about a result. A score that the learner did not earn helps nobody. */

/** Whoever hands in earlier has looked at the test and not sat it. */
const LEAST_SECONDS = 60;

type Sat = { mode: 'exam' | 'practice'; whole: boolean; answered: number; total: number; seconds: number };

/** A band is told only for a complete test in exam mode that was really sat: half of it answered, in a believable time. */
export const mayTellBand = ({ mode, whole, answered, total, seconds }: Sat): boolean =>
  mode === 'exam' && whole && answered > 0 && answered * 2 >= total && seconds >= LEAST_SECONDS;

/** One question: a reason for each mark it lost, null for each it got. */
type Marked = { reasons: readonly (Reason | null)[]; checked: boolean };
export type Tally = {
  /** Found by the learner alone: a question whose key was shown does not count. */
  right: number;
  /** Marks of questions whose key was shown on the way. */
  checked: number;
  /** Lost although something was answered. */
  wrong: number;
  /** Lost because nothing was. */
  blank: number;
  total: number;
};

/** Every mark stands in one of the four columns. */
export function tallyOf(questions: readonly Marked[]): Tally {
  const tally = { right: 0, checked: 0, wrong: 0, blank: 0, total: 0 };
  for (const { reasons, checked } of questions)
    for (const reason of reasons) {
      tally.total += 1;
      tally[checked ? 'checked' : columnOf(reason)] += 1;
    }
  return tally;
}

const columnOf = (reason: Reason | null) => (reason === null ? 'right' : reason === 'BLANK' ? 'blank' : 'wrong');
