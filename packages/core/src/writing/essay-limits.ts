import type { EssayTask } from './essay-state.ts';

/** More is refused with the draft kept; the same limit stands in the editor. */
export const MAX_ESSAY_CHARACTERS = 20_000;
/** A learner's own question. */
export const MAX_PROMPT_CHARACTERS = 2_000;
export const MAX_OUTLINE_CHARACTERS = 8_000;

/** Under this the exam takes marks off, so the editor warns. */
export const MIN_WORDS: Readonly<Record<EssayTask, number>> = { 1: 150, 2: 250 };

/** The clock of exam mode, in minutes; both tasks together share one clock. */
export const EXAM_MINUTES = { 1: 20, 2: 40, both: 60 } as const;
