/** Kept beside every score: scores of different versions are not compared. */
export const SPEECH_VERSION = '2026.11.1';
