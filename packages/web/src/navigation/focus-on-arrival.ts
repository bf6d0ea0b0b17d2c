import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** After a change of page the focus moves to its heading. The first page of a visit is left to the browser. */
export function useFocusOnArrival(pageId: string): void {
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // Moving the focus makes the browser lay out the whole page at once.
        afterPaint(() => focusHeading(pageId));
      }),
    [router, pageId],
  );
}

function focusHeading(pageId: string): void {
  const page = document.getElementById(pageId);
  // A page that has put the cursor into its first field knows better.
  if (page?.contains(document.activeElement) && document.activeElement !== page) return;
  const heading = page?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? page)?.focus({ preventScroll: true });
}
