/**
 * How many parts each test has, and what their time is. When a learner's time is up is decided on the server
 * (`attempts/start.ts`: `ends_at` and the grace; `attempts/close-late.ts`); the page counts down in `sitting/deadline.ts`.
 */

export const READING_PASSAGES = 3;
export const LISTENING_SECTIONS = 4;

export const passageSeconds = (minutes: number): number => minutes * 60;

/** Whole minutes as the test's clock shows them: 31 min 45 s is "31 minutes". Lists and start pages say the same. */
export const clockMinutes = (seconds: number): number => Math.floor(seconds / 60);

/** After the last section. Computer: two minutes to check. Paper: ten minutes to transfer. */
export const listeningCheckSeconds = (examType: 1 | 2): number => (examType === 2 ? 600 : 120);
