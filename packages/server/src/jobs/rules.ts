import type { JobName } from './jobs.ts';

/** How each job is run. A process that dies during a job loses it after `seconds`, and another one takes over. */
export type JobRule = {
  /** A run that takes longer is given up. */
  seconds: number;
  /** Runs after the first that failed; then the job is dead and an operator sees it. */
  retries: number;
  /** Before the first of them; each further wait is about twice as long. */
  waitSeconds: number;
  /** Runs at the same moment in one process. */
  atOnce: number;
};

export const JOB_RULES: Record<JobName, JobRule> = {
  // Six tries within about two minutes: a code is good for five.
  'send-sms': { seconds: 30, retries: 5, waitSeconds: 2, atOnce: 4 },
  'send-notice': { seconds: 30, retries: 5, waitSeconds: 2, atOnce: 4 },
  sweep: { seconds: 300, retries: 5, waitSeconds: 10, atOnce: 1 },
  // Recordings of a whole school are read and compressed.
  backup: { seconds: 3600, retries: 1, waitSeconds: 600, atOnce: 1 },
  // Asks a provider about each order, ten seconds at most.
  'close-orders': { seconds: 600, retries: 2, waitSeconds: 30, atOnce: 1 },
  'close-mocks': { seconds: 300, retries: 3, waitSeconds: 10, atOnce: 1 },
  'settle-mock': { seconds: 60, retries: 5, waitSeconds: 2, atOnce: 2 },
  // A whole school may have given the same answer; what was marked again already is passed over.
  'mark-again': { seconds: 600, retries: 5, waitSeconds: 5, atOnce: 1 },
  'close-attempts': { seconds: 300, retries: 3, waitSeconds: 10, atOnce: 1 },
  // Waits for a free thread inside its time; one that is given up leaves its essay to the next.
  'score-essay': { seconds: 900, retries: 5, waitSeconds: 2, atOnce: 32 },
  'close-essays': { seconds: 120, retries: 2, waitSeconds: 10, atOnce: 1 },
  // Works through everything that waits; one that is given up leaves the rest to the next. More than there can be
  // listeners: one more must get in while others are at work, to wake whoever is free.
  'hear-answers': { seconds: 1800, retries: 3, waitSeconds: 2, atOnce: 40 },
  'close-speaking': { seconds: 120, retries: 2, waitSeconds: 10, atOnce: 1 },
  'tidy-recordings': { seconds: 300, retries: 3, waitSeconds: 10, atOnce: 1 },
  'fill-mistakes': { seconds: 300, retries: 5, waitSeconds: 10, atOnce: 1 },
  'fill-analysis': { seconds: 300, retries: 5, waitSeconds: 10, atOnce: 1 },
  // Not by itself: the learner is told that it failed, and presses again.
  'make-essay-pdf': { seconds: 40, retries: 0, waitSeconds: 2, atOnce: 1 },
  'make-mock-pdf': { seconds: 40, retries: 0, waitSeconds: 2, atOnce: 1 },
  'make-speaking-pdf': { seconds: 40, retries: 0, waitSeconds: 2, atOnce: 1 },
  'check-subject': { seconds: 20, retries: 2, waitSeconds: 2, atOnce: 4 },
  'make-model-essay': { seconds: 120, retries: 1, waitSeconds: 5, atOnce: 2 },
  // Works through everything that waits; one that is given up leaves the rest to the next.
  'make-export': { seconds: 1800, retries: 3, waitSeconds: 2, atOnce: 1 },
  'import-archive': { seconds: 1800, retries: 3, waitSeconds: 2, atOnce: 1 },
  'tidy-personal-data': { seconds: 1800, retries: 3, waitSeconds: 10, atOnce: 1 },
};
export type JobRules = Record<string, JobRule>;
