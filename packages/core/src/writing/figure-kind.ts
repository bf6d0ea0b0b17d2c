import { type QuestionKind, TASK_1_TYPES } from './question-kinds.ts';

/** What a Task 1 question is called: by its figure, or `mixed` where there are several kinds; without any it is a letter. */
export function figureKind(figures: readonly { type: string }[]): QuestionKind {
  const types = [...new Set(figures.map(({ type }) => type))];
  const [only] = types;
  if (only === undefined) return 'letter';
  return types.length > 1 ? 'mixed' : (TASK_1_TYPES.find((type) => type === only) ?? 'mixed');
}
