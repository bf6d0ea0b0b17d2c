import { useMatches } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { Breakpoint } from '#platform/breakpoints.ts';
import type { PageName } from '../../routes/page-names.ts';
import { type Frame, frameOf } from './menu-visibility.ts';

type Match = { staticData: { page?: PageName }; pathname: string };

/** The page that a chain of matches shows; none for an unknown URL. */
export const pageOf = (matches: readonly Match[]): PageName | undefined => matches[matches.length - 1]?.staticData.page;

/** What stands around the page on the screen. Only a change of frame draws the house again, not every change of page. */
export const useFrame = (breakpoint: Breakpoint): Frame =>
  useMatches({ select: (matches) => frameOf(pathOf(matches), breakpoint) });

const pathOf = (matches: readonly Match[]): string => matches[matches.length - 1]?.pathname ?? '/';

/** The same with the rest of the page: the menu's mark and the title above need not hold up the page's head. */
export function usePageBehind(): ReturnType<typeof useCurrentPage> {
  const { page, pathname } = useCurrentPage();
  return { page: useDeferredValue(page), pathname: useDeferredValue(pathname) };
}

/** The page on the screen (not the one still on its way), by name and path. */
export function useCurrentPage(): { page: PageName | undefined; pathname: string } {
  const page = useMatches({ select: pageOf });
  const pathname = useMatches({ select: pathOf });
  return { page, pathname };
}
