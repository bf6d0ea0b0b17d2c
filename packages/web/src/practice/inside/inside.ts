import { createContext, use } from 'react';
import type { Destination } from '#navigation/link.tsx';

/**
 * A player or a study page shown inside a lesson: the way back is the lesson's, so the page leaves out its own, and
 * what it would open at an address of its own stays at the lesson's.
 */
export type Inside = {
  /** The part of the lesson it is shown in. */
  home: Destination;
  /** A draft of an essay, opened in the same place. */
  draft: (recordId: number) => Destination;
};

export const InsideContext = createContext<Inside | null>(null);

/** null: the page stands alone. */
export const useInside = (): Inside | null => use(InsideContext);
