import type { Result } from '@ninefold/contract/practice/result';
import { useMemo } from 'react';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { readAnnotations } from '../annotations/annotations.ts';
import type { Part } from '../paper/seats.ts';
import { currentAt } from '../questions/current.ts';
import type { Desk, Spot } from '../questions/desk.ts';

/** The paper as it was handed in: nothing can be changed, the evidence and the learner's own highlights lie on the text. */
export function useReviewDesk(result: Result, part: Part | undefined): Desk | null {
  const phone = useBreakpoint() === 'mobile';
  return useMemo(() => {
    if (!part) return null;
    const { answers, work } = result.attempt;
    const { highlights, flags } = readAnnotations(work);
    return {
      part,
      book: { answer: (key) => answers[key], subscribe: () => () => {}, give: () => {} },
      current: currentAt(-1),
      readOnly: true,
      flags,
      highlights,
      spots: spotsOf(result, part),
      results: new Map(result.questions.map((question) => [question.key, question])),
      oneAtATime: phone,
    };
  }, [result, part, phone]);
}

/** Several questions may rest on the same words: one spot, several numbers. */
function spotsOf({ questions }: Result, { paper }: Part): Spot[] {
  const place = paper.kind === 'reading' ? 'p' : 't';
  const spots = new Map<string, Spot>();
  for (const { paper_id, n, evidence } of questions) {
    if (paper_id !== paper.id) continue;
    for (const { at, start, end } of evidence) {
      const block = `${paper.id}/${place}/${at}`;
      const name = `${block} ${start} ${end}`;
      const known = spots.get(name);
      spots.set(name, { block, start, end, n: known ? [...known.n, ...n] : n });
    }
  }
  return [...spots.values()];
}
