/** Where an essay stands, in the numbers the specification gives. No zod here: the page needs these too. */

/** 1 draft, 2 being scored, 3 scored, 4 scoring failed (what was paid has been given back). */
export const ESSAY_STATUS = { draft: 1, scoring: 2, scored: 3, failed: 4 } as const;
export type EssayStatus = (typeof ESSAY_STATUS)[keyof typeof ESSAY_STATUS];

/** 1 nothing written yet, 2 writing, 3 handed in, 4 the learner has finished with it. */
export type EssayStep = 1 | 2 | 3 | 4;

export type EssayTask = 1 | 2;
export const ESSAY_MODES = ['practice', 'exam'] as const;
export type EssayMode = (typeof ESSAY_MODES)[number];

type Standing = { status: EssayStatus; words: number; handedIn: boolean; finished: boolean };

export function stepOf({ status, words, handedIn, finished }: Standing): EssayStep {
  if (finished) return 4;
  if (handedIn || status === ESSAY_STATUS.scoring || status === ESSAY_STATUS.scored) return 3;
  return words > 0 ? 2 : 1;
}

/** Whether words can still be changed. A failed scoring gives the draft back; a scored one is kept as it was judged. */
export const canWrite = ({ status, handedIn }: Pick<Standing, 'status' | 'handedIn'>): boolean =>
  !handedIn && (status === ESSAY_STATUS.draft || status === ESSAY_STATUS.failed);
