/** How long the parts of each test take, and what comes after them. */

export const READING_PASSAGES = 3;
export const LISTENING_SECTIONS = 4;

export const passageSeconds = (minutes: number): number => minutes * 60;

/** A section without a recording is worth a quarter of the half hour that four of them take. */
const SECTION_SECONDS = 450;

export const sectionSeconds = (audioSeconds: number | null, pauseSeconds: number): number =>
  Math.ceil((audioSeconds ?? SECTION_SECONDS) + pauseSeconds);

/** After the last section. Computer: two minutes to check. Paper: ten minutes to transfer. */
export const listeningCheckSeconds = (examType: 1 | 2): number => (examType === 2 ? 600 : 120);
