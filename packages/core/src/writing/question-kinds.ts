/** What the writing lists can be filtered by. */

/** Of Task 1: the figure, a letter (general training), or several figures of different kinds. */
export const TASK_1_TYPES = ['line', 'bar', 'pie', 'table', 'process', 'map', 'mixed', 'letter'] as const;
export const TASK_2_TYPES = ['opinion', 'discussion', 'advantages', 'problem-solution', 'two-part'] as const;
/** `own`: a question the learner brought; it belongs to no other type. */
export const QUESTION_KINDS = [...TASK_1_TYPES, ...TASK_2_TYPES, 'own'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `category`: the three shelves, and the learner's own questions. A year can only be asked for on the second. */
export const CATEGORIES = { all: 0, jian_ya: 1, ji_jing: 2, yu_ce: 3, own: 4 } as const;
export type Category = (typeof CATEGORIES)[keyof typeof CATEGORIES];
export const CATEGORY_WITH_YEARS = CATEGORIES.ji_jing;

/** `subject_type`. */
export const SUBJECT_TYPES = { all: 0, academic: 1, general: 2 } as const;
export type SubjectType = (typeof SUBJECT_TYPES)[keyof typeof SUBJECT_TYPES];
