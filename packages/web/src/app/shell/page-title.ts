import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { afterPaint } from '#navigation/after-paint.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { pageMessages } from '../page/page-titles.messages.ts';
import { shellMessages } from '../shell.messages.ts';

/** The browser's tab tells the pages apart, in the learner's language. */
export function usePageTitle(page: PageFacts | null): void {
  const t = useText(shellMessages);
  const titles = useText(pageMessages);
  const title = page ? titles(page.name) : t('unknownTitle');

  useEffect(() => {
    // The tab can wait a frame; telling the browser its name delays the page.
    afterPaint(() => {
      document.title = t('documentTitle', { page: title });
    });
  }, [t, title]);
}
