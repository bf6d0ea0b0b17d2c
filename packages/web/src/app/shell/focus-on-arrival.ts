import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import { PAGE_ID } from './SkipLink.tsx';

/** After a change of page, reading starts at its heading. The first page of a visit is left to the browser. */
export function useFocusOnArrival(): void {
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // Moving the focus makes the browser lay the whole page out at once.
        afterPaint(focusHeading);
      }),
    [router],
  );
}

function focusHeading(): void {
  const page = document.getElementById(PAGE_ID);
  // A page that has put the cursor into its first field knows better.
  if (page?.contains(document.activeElement) && document.activeElement !== page) return;
  const heading = page?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? page)?.focus({ preventScroll: true });
}
