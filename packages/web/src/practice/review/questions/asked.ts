import type { Paper, PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import type { QuestionResult, Result } from '@ninefold/contract/practice/result';

export type Asked = { paper: Paper; group: PaperGroup; question: PaperQuestion };

/** Where a marked question stands in its paper. */
export function askedOf(result: Result, { paper_id, group: at, key }: QuestionResult): Asked | null {
  const paper = result.attempt.papers.find(({ id }) => id === paper_id);
  const group = paper?.groups[at];
  const question = group?.questions.find((one) => key === `${paper_id}.${one.key}`);
  return paper && group && question ? { paper, group, question } : null;
}
