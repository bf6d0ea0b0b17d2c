/** Kept beside every report: reports of different versions are not compared. */
export const ANSWERS_VERSION = 'answers-2026.11.5';
