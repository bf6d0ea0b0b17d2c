import type { UserInfo } from '@ninefold/contract/identity';
import { loadChunk } from '#lib/load-chunk.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionQueries } from '#session/session.queries.ts';
import type { Page } from './page.ts';

/** The page has a placeholder for a part that is late, so it does not wait longer than this. */
const LONGEST_WAIT_MS = 1000;

/** A page with parts that depend on who the learner is: fetched with the page, once that is known. */
export function withParts(page: Page, preload: () => Promise<(me: UserInfo) => Promise<void>>): Page {
  return {
    ...page,
    loader: async (): Promise<void> => {
      const me = queryClient.getQueryData(sessionQueries.me().queryKey);
      const parts = me && loadChunk(() => preload().then((preloadParts) => preloadParts(me)), LONGEST_WAIT_MS);
      // A part that fails to load now is asked for again where it is shown.
      await Promise.all([page.loader(), parts?.catch(() => {})]);
    },
  };
}
