import { fsrs, S_MAX, S_MIN } from 'ts-fsrs';

/** How well a word was recalled, in the order of the four buttons. */
export type Grade = 1 | 2 | 3 | 4;
export const AGAIN = 1 satisfies Grade;
export const GOOD = 3 satisfies Grade;
export const EASY = 4 satisfies Grade;

/** What is believed about one word: FSRS's two numbers and the learner's day on which it was last asked. */
export type Trace = { stability: number; difficulty: number; day: number };

/** FSRS with its published weights; personal forgetting is learnt beside it, in `recall-map.ts`. */
const engine = fsrs({ enable_fuzz: false });

const weight = (index: number): number => engine.parameters.w[index] ?? 0;
/** Those of FSRS's weights that move a stability. */
const W = {
  growth: Math.exp(weight(8)),
  saturation: weight(9),
  spacing: weight(10),
  hardPenalty: weight(15),
  easyBonus: weight(16),
  lapse: weight(11),
  lapseDifficulty: weight(12),
  lapseStability: weight(13),
  lapseSpacing: weight(14),
  lapseLeast: Math.exp(weight(17) * weight(18)),
};
const within = (stability: number): number => Math.min(Math.max(stability, S_MIN), S_MAX);

/** After the first meeting. */
export function firstTrace(grade: Grade, day: number): Trace {
  const { stability, difficulty } = engine.next_state(null, 0, grade);
  return { stability, difficulty, day };
}

/**
 * How stable a word would be after this grade, given how likely it was to be recalled. Written out instead of asked of
 * the engine: a day ranks every word of a learner by it, and most of that time went into the engine's own checks.
 */
export function stabilityAfter({ stability, difficulty }: Trace, grade: Grade, recall: number): number {
  if (grade !== AGAIN) {
    const bonus = grade === 2 ? W.hardPenalty : grade === EASY ? W.easyBonus : 1;
    const growth =
      W.growth * (11 - difficulty) * stability ** -W.saturation * (Math.exp((1 - recall) * W.spacing) - 1) * bonus;
    return within(stability * (1 + growth));
  }
  const fallen =
    W.lapse *
    difficulty ** -W.lapseDifficulty *
    ((stability + 1) ** W.lapseStability - 1) *
    Math.exp((1 - recall) * W.lapseSpacing);
  return Math.min(Math.max(stability / W.lapseLeast, S_MIN), within(fallen));
}

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
