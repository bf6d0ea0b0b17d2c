import { createHashHistory, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { reportError } from '#lib/report-error.ts';
import { deferredHistoryWindow } from '#navigation/deferred-history.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { UnknownUrl } from '../errors/UnknownUrl.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { coursePages } from './courses.ts';
import { homePages } from './home.ts';
import { mePages } from './me.ts';
import { practicePages } from './practice.ts';
import { recordPages } from './records.ts';
import { getParentRoute, rootRoute } from './root.ts';
import { writingPages } from './writing.ts';
import { writingEditorPages } from './writing-editor.ts';
import { feedbackPages } from './writing-feedback.ts';

const anythingElse = createRoute({
  getParentRoute,
  path: '/$',
  staticData: { page: null },
  component: UnknownUrl,
});

/** A list of its own: written straight into `addChildren`, every path would be `any` and no link would be checked. */
const pages = [
  ...homePages,
  ...mePages,
  ...coursePages,
  ...practicePages,
  ...writingEditorPages,
  ...writingPages,
  ...feedbackPages,
  ...recordPages,
  anythingElse,
] as const;

/** Every address of the product, once. Links are typed by this table; what is not in it is an unknown URL. */
const routeTree = rootRoute.addChildren(pages);

export function createAppRouter(history: RouterHistory = createHashHistory({ window: deferredHistoryWindow() })) {
  return createRouter({
    routeTree,
    history,
    notFoundMode: 'root',
    // Resting on a link preloads its page and words, so that most clicks open at once.
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
