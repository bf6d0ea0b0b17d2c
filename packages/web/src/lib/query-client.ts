import { QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from './errors/trouble.ts';
import { reportSilentRefusal } from './report-error.ts';

/** One quick second try hides a blip. More would keep the learner before a grey page: see `retryBehind`. */
const TRIES = 1;
const QUICK_MS = 400;

export const isWorthRetrying = (failures: number, error: unknown): boolean => failures < TRIES && mayPass(error);

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportSilentRefusal }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: isWorthRetrying,
        retryDelay: QUICK_MS,
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
