import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { afterPaint } from '#navigation/after-paint.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { pageMessages } from '../page/page-titles.messages.ts';
import { shellMessages } from '../shell.messages.ts';

/** The title of the browser's tab, in the learner's language. */
export function usePageTitle(page: PageFacts | null): void {
  const t = useText(shellMessages);
  const titles = useText(pageMessages);
  const title = page ? titles(page.name) : t('unknownTitle');

  useEffect(() => {
    // Setting the title takes time, and the tab can wait for a frame.
    afterPaint(() => {
      document.title = t('documentTitle', { page: title });
    });
  }, [t, title]);
}
