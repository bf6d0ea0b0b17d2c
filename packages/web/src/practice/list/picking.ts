import type { PaperRow } from '@ninefold/contract/practice/paper-list';
import { createContext, use, useState } from 'react';

/** A test has at most four parts; six allow for a longer practice. */
export const MOST_PAPERS = 6;

type Picking = {
  on: boolean;
  papers: readonly PaperRow[];
  toggle: () => void;
  pick: (paper: PaperRow) => void;
};

export const PickContext = createContext<Picking | null>(null);

export function usePick(): Picking {
  const picking = use(PickContext);
  if (!picking) throw new Error('a row was drawn outside a list');
  return picking;
}

/** For putting together an own set: any papers, taken under one clock. */
export function usePicking(): Picking {
  const [papers, setPapers] = useState<readonly PaperRow[] | null>(null);
  return {
    on: papers !== null,
    papers: papers ?? [],
    toggle: () => setPapers(papers === null ? [] : null),
    pick: (paper) =>
      setPapers((now) => {
        const rest = (now ?? []).filter(({ id }) => id !== paper.id);
        if (rest.length < (now ?? []).length) return rest;
        return rest.length < MOST_PAPERS ? [...rest, paper] : rest;
      }),
  };
}
