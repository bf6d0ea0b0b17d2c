import type { Result } from '@ninefold/contract/practice/result';
import { useMemo } from 'react';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { readAnnotations } from '../annotations/annotations.ts';
import type { Spot, TextLayers } from '../annotations/text-layers.ts';
import type { Part } from '../paper/seats.ts';
import type { PracticeKit } from '../practice-kit.ts';
import { currentAt } from '../questions/current.ts';
import type { Desk } from '../questions/desk.ts';

/** The paper as it was handed in: nothing can be changed. */
export function useReviewDesk(result: Result, part: Part | undefined): Desk | null {
  const phone = useBreakpoint() === 'mobile';
  return useMemo(() => {
    if (!part) return null;
    const { answers, annotations } = result.attempt;
    return {
      part,
      book: { answer: (key) => answers[key], subscribe: () => () => {}, give: () => {} },
      current: currentAt(-1),
      readOnly: true,
      flags: readAnnotations(annotations).flags,
      results: new Map(result.questions.map((question) => [question.key, question])),
      oneAtATime: phone,
    };
  }, [result, part, phone]);
}

type BlockNames = Pick<PracticeKit, 'evidenceBlock'>;

/** The learner's own highlights, and the evidence. */
export function useReviewLayers({ evidenceBlock }: BlockNames, result: Result, part: Part | undefined): TextLayers {
  return useMemo(
    () => ({
      highlights: readAnnotations(result.attempt.annotations).highlights,
      spots: part ? spotsOf(result, part.paper.id, evidenceBlock) : [],
    }),
    [result, part, evidenceBlock],
  );
}

/** The same words may answer several questions: one spot, several numbers. */
function spotsOf({ questions }: Result, paperId: number, evidenceBlock: PracticeKit['evidenceBlock']): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { paper_id, n, evidence } of questions) {
    if (paper_id !== paperId) continue;
    for (const { at, start, end } of evidence) {
      const block = evidenceBlock(paperId, at);
      const name = `${block} ${start} ${end}`;
      const known = spots.get(name);
      spots.set(name, { block, start, end, n: known ? [...known.n, ...n] : n });
    }
  }
  return [...spots.values()];
}
