/** What the examiner is doing, in the order it does it. The page has a sentence for each. */
export const SCORING_STAGES = ['waiting', 'reading', 'language', 'bands', 'comments', 'saving', 'done'] as const;
export type ScoringStage = (typeof SCORING_STAGES)[number];

/**
 * How much of the work is behind us when a stage begins, in percent: the shares were measured over the essays of the
 * pack, so the bar moves at the speed of the work.
 */
export const STAGE_PERCENT: Readonly<Record<ScoringStage, number>> = {
  waiting: 0,
  reading: 5,
  language: 15,
  bands: 45,
  comments: 75,
  saving: 95,
  done: 100,
};

/** Why a scoring came to nothing. Whatever was paid was given back. */
export const SCORING_FAILURES = ['timed_out', 'crashed', 'out_of_memory', 'storage'] as const;
export type ScoringFailure = (typeof SCORING_FAILURES)[number];
