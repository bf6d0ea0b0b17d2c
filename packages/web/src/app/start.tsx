import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { menuQueries } from '#features/shell/menu.queries.ts';
import { startLanguage } from '#i18n/language.ts';
import { timeMessages } from '#i18n/useFormat.ts';
import { api } from '#lib/api.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { queryClient } from '#lib/query-client.ts';
import { reportError, reportUncaughtErrors } from '#lib/report-error.ts';
import { retryBehind } from '#lib/retry-behind.ts';
import { followAddress } from '#navigation/follow-address.ts';
import { keepScrollPlace } from '#navigation/scroll-place.ts';
import { warmFonts } from '#navigation/warm-fonts.ts';
import { applyDisplaySettings } from '#platform/display-settings.ts';
import { followDrawingInput } from '#platform/drawing-input.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { kitMessages } from '#ui/kit.messages.ts';
import { App } from './App.tsx';
import { pageMessages } from './page/page-titles.messages.ts';
import { createAppRouter } from './routes/router.ts';
import { shellMessages } from './shell.messages.ts';

/** Called by the entry once it is decided that the app may open. */
export function start(root: HTMLElement): void {
  reportUncaughtErrors();
  applyDisplaySettings();
  followDrawingInput();
  // Loaded now, together with the first page's code, instead of when the first component needs them.
  for (const words of [shellMessages, pageMessages, kitMessages, timeMessages])
    words.load(startLanguage()).catch(() => {});
  const router = createAppRouter();
  // What every page shows is asked for while the first page's code is still loading.
  queryClient.prefetchQuery(sessionQueries.me());
  queryClient.prefetchQuery(sessionQueries.site());
  queryClient.prefetchQuery(menuQueries.list());
  followAddress(router);
  keepScrollPlace(router);
  router.load().catch(() => {});
  retryBehind(queryClient, () => api.common.getSiteInfo());
  warmFonts();
  createRoot(root, {
    // Even the route's error boundary failed, so React has emptied the page: show a plain message.
    onUncaughtError: (error) => {
      reportError('boundary', error);
      setTimeout(() => showBootFailure(root));
    },
  }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
