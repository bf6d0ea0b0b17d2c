import { ApiError } from '@ninefold/contract/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportSilentRefusal } from './report-error.ts';

const TRIES = 3;

/** A refusal is an answer: asking again gives the same. Only no answer and an overloaded server deserve another try. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < TRIES && error instanceof ApiError && (error.error === 'network' || error.code === 503);
}

/** 1, 2, 4 s and so on, each spread by up to a half: a classroom that lost its network must not come back in one wave. */
export function retryDelay(failures: number, chance: number = Math.random()): number {
  return Math.min(1000 * 2 ** failures, 15_000) * (1 + chance / 2);
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportSilentRefusal }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: isWorthRetrying,
        retryDelay: (failures) => retryDelay(failures),
        // A paused query would look as if it were loading for ever; without a network the page says so instead.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Coming back to the tab in the middle of a passage must not redraw the page.
        refetchOnWindowFocus: false,
      },
      // A save is repeated by the learner, never automatically.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The page's one cache. Components reach it by `useQueryClient`. */
export const queryClient = createQueryClient();
