import { useMatches } from '@tanstack/react-router';
import type { PageName } from '../page-names.ts';

type Match = { staticData: { page?: PageName }; pathname: string };

/** The page that a chain of matches shows; none for an unknown URL. */
export const pageOf = (matches: readonly Match[]): PageName | undefined => matches[matches.length - 1]?.staticData.page;

/** The page on the screen (not the one still on its way), by name and path. */
export function useCurrentPage(): { page: PageName | undefined; pathname: string } {
  const page = useMatches({ select: pageOf });
  const pathname = useMatches({ select: (matches) => matches[matches.length - 1]?.pathname ?? '/' });
  return { page, pathname };
}
