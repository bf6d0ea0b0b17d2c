/**
 * Stored with every report. Count it up whenever the same essay would be judged or explained differently: learners are
 * then told that a newer examiner is there, and may have an old essay scored again.
 */
export const ENGINE_VERSION = '2026.11.20.1';
