/** What the engine is doing with a sitting, in the order it does it. The page has a sentence for each. */
export const REPORT_STAGES = ['waiting', 'listening', 'language', 'bands', 'saving', 'done'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

/** Why a report came to nothing. Whatever was paid was given back. */
export const REPORT_FAILURES = ['timed_out', 'crashed', 'out_of_memory', 'storage', 'recordings_gone'] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

/** open: being sat. handed_in: over, without a report yet. */
export const SITTING_STATES = ['open', 'handed_in', 'scoring', 'scored', 'failed'] as const;
export type SittingState = (typeof SITTING_STATES)[number];
