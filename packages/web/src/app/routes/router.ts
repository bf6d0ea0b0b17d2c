import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { reportError } from '#lib/report-error.ts';
import { deferredHistoryWindow } from '#navigation/deferred-history.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { routeTree } from '../routes.ts';
import { PageLoading } from '../shell/PageLoading.tsx';

export function createAppRouter(history: RouterHistory = createHashHistory({ window: deferredHistoryWindow() })) {
  return createRouter({
    routeTree,
    history,
    notFoundMode: 'root',
    // Resting on a link fetches its page and words: most clicks then open at once.
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: RouteError,
    defaultOnCatch: (error) => reportError('boundary', error),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
