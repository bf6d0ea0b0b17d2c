import { SCORING_STAGES, type ScoringStage } from '@ninefold/core/writing/scoring-stages';

/** The steps a learner sees: waiting is told by the line above them, and "done" is the next page. */
export const SHOWN_STAGES = ['reading', 'language', 'bands', 'comments', 'saving'] as const;
export type ShownStage = (typeof SHOWN_STAGES)[number];

export function stateOf(stage: ShownStage, now: ScoringStage): 'done' | 'now' | 'next' {
  const [at, here] = [SCORING_STAGES.indexOf(stage), SCORING_STAGES.indexOf(now)];
  if (at < here) return 'done';
  return at === here ? 'now' : 'next';
}

/** An essay takes a few seconds; after this, waiting is said to be slower than usual. */
const SLOW_AFTER_SECONDS = 60;

/** Ordinary waits are not commented on, and neither is a queue, which says itself how long it is. */
export const isSlow = (elapsed: number, stage: ScoringStage): boolean =>
  stage !== 'waiting' && elapsed > SLOW_AFTER_SECONDS;
