/** What the examiner is doing, in the order it does it. The page has a sentence for each. */
export const SCORING_STAGES = ['waiting', 'reading', 'language', 'bands', 'comments', 'saving', 'done'] as const;
export type ScoringStage = (typeof SCORING_STAGES)[number];

/**
 * How much of the work is behind us when a stage begins, in percent: the shares of the time were measured over the
 * examiner's sample essays, so the bar moves at the speed of the work. Most of it is the encoder's reading.
 */
export const STAGE_PERCENT: Readonly<Record<ScoringStage, number>> = {
  waiting: 0,
  reading: 5,
  language: 78,
  bands: 87,
  comments: 89,
  saving: 98,
  done: 100,
};

/** The engine of a report that came with an archive of personal data: nobody here can say what made it. */
export const BROUGHT = 'brought along';

/** Why a scoring came to nothing. Whatever was paid was given back. */
export const SCORING_FAILURES = ['timed_out', 'crashed', 'out_of_memory', 'storage'] as const;
export type ScoringFailure = (typeof SCORING_FAILURES)[number];
