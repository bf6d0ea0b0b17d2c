import type { EssayPaper } from '@ninefold/contract/writing/fields';
import type { QuestionRow } from '@ninefold/contract/writing/papers';
import { SUBJECT_TYPES } from '@ninefold/core/writing/question-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { essayQueries } from '../essay.queries.ts';

type Candidate = Pick<QuestionRow, 'id' | 'locked' | 'status' | 'subject_type'>;

/**
 * Questions of the other task that make a whole test with this one: open to the learner, of the same module, and those
 * never written before first.
 */
export function partnersOf<Row extends Candidate>(module: EssayPaper['module'], rows: readonly Row[]): Row[] {
  const wanted = SUBJECT_TYPES[module];
  const fitting = rows.filter(
    ({ id, locked, subject_type }) => id > 0 && locked === 0 && (subject_type === 0 || subject_type === wanted),
  );
  return [...fitting].sort((one, other) => Number(one.status > 0) - Number(other.status > 0));
}

/** The question that goes with this one, and a way to another. */
export function usePartner({ task, module }: EssayPaper, wanted: boolean) {
  const [at, setAt] = useState(0);
  const { data } = useInfiniteQuery({ ...essayQueries.list(task === 1 ? 2 : 1, {}), enabled: wanted });
  const partners = partnersOf(module, data?.pages.flatMap(({ list }) => list) ?? []);
  return { partner: partners[at % Math.max(1, partners.length)], next: () => setAt(at + 1) };
}
