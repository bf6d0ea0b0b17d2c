import { type Evidence, learnFrom, NO_EVIDENCE } from './evidence.ts';
import type { Trace } from './trace.ts';

export const traceOf = (over: Partial<Trace> = {}): Trace => ({ stability: 5, difficulty: 5, day: 0, ...over });

/** A learner who recalled a share of words of stability 5, five days after each. */
export function evidenceOf(reviews: number, recalledShare: number): Evidence {
  let evidence = NO_EVIDENCE;
  for (let n = 0; n < reviews; n++)
    evidence = learnFrom(evidence, { days: 5, stability: 5, recalled: (n * recalledShare) % 1 < recalledShare });
  return evidence;
}

/** Numbers that look like chance and are always the same. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
