import type { Result } from '@ninefold/contract/practice/result';
import { type AnswerState, markState } from '@ninefold/core/practice/review-table';

/** One number of the sheet. "Choose TWO" is one question with two of them. */
export type SheetCell = { n: number; key: string; part: number; state: AnswerState };
export type SheetPart = { index: number; right: number; cells: readonly SheetCell[] };

/** The questions that were asked, part by part: a second try has only some of them. */
export function sheetParts({ attempt, questions }: Pick<Result, 'attempt' | 'questions'>): SheetPart[] {
  const parts = attempt.papers.map(({ id }, part) => {
    const cells = questions
      .filter(({ paper_id }) => paper_id === id)
      .flatMap(({ key, marks, checked }) =>
        marks.map((mark) => ({ n: mark.n, key, part, state: markState(mark, checked) })),
      )
      .sort((one, other) => one.n - other.n);
    return { index: part, right: cells.filter(({ state }) => state === 'right').length, cells };
  });
  return parts.filter(({ cells }) => cells.length > 0);
}
