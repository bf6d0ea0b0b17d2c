import { useMatches } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { Breakpoint } from '#platform/breakpoints.ts';
import { type Frame, frameOf } from './frame.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

type CurrentPage = {
  /** null: an unknown URL. */
  page: PageFacts | null;
  pathname: string;
};

/** What is shown around the page. Redraws the shell only when the frame changes, not at every change of page. */
export const useFrame = (breakpoint: Breakpoint): Frame =>
  useMatches({ select: (matches) => frameOf(factsOf(matches), breakpoint) });

/** The page on the screen, not the one that is still loading. */
export function useCurrentPage(): CurrentPage {
  const page = useMatches({ select: factsOf });
  const pathname = useMatches({ select: (matches) => matches[matches.length - 1]?.pathname ?? '/' });
  return { page, pathname };
}

/** The same one frame later: the marked menu entry and the title above need not delay the page's heading. */
export function useDeferredPage(): CurrentPage {
  const { page, pathname } = useCurrentPage();
  return { page: useDeferredValue(page), pathname: useDeferredValue(pathname) };
}
