/** The question that a recording answers, which try it is, and how long. */
export type AnswerOf = { recordId: number; order: number; try: number; seconds: number };

/** Where the pieces of answers lie on a device. */
export const ANSWERS_STORED_AS = 'ninefold-answers';
