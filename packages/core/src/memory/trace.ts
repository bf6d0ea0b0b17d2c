import { fsrs } from 'ts-fsrs';

/** How well a word was recalled, in the order of the four buttons. */
export type Grade = 1 | 2 | 3 | 4;
export const AGAIN = 1 satisfies Grade;
export const GOOD = 3 satisfies Grade;
export const EASY = 4 satisfies Grade;

/** What is believed about one word: FSRS's two numbers and the learner's day on which it was last asked. */
export type Trace = { stability: number; difficulty: number; day: number };

/** FSRS with its published weights; personal forgetting is learnt beside it, in `recall-map.ts`. */
const engine = fsrs({ enable_fuzz: false });

/** After the first meeting. */
export function firstTrace(grade: Grade, day: number): Trace {
  const { stability, difficulty } = engine.next_state(null, 0, grade);
  return { stability, difficulty, day };
}

/** How stable a word would be after this grade, given how likely it was to be recalled. */
export const stabilityAfter = ({ stability, difficulty }: Trace, grade: Grade, recall: number): number =>
  engine.next_state({ stability, difficulty }, 1, grade, recall).stability;

/**
 * After a review. A second review on the same day changes nothing: within a day the word is still in mind, and its grade
 * tells nothing about forgetting.
 */
export function nextTrace(trace: Trace, grade: Grade, day: number, recall: number): Trace {
  if (day <= trace.day) return trace;
  const { stability, difficulty } = trace;
  const next = engine.next_state({ stability, difficulty }, day - trace.day, grade, recall);
  return { stability: next.stability, difficulty: next.difficulty, day };
}
