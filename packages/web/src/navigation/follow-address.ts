import type { AnyRouter } from '@tanstack/react-router';

/**
 * The router listens to the address once its page is mounted, which on a slow phone is seconds after the first page began
 * to load. An address that is typed in between would stand in the bar above another page.
 */
export function followAddress(router: AnyRouter): void {
  const stop = router.history.subscribe(() => void router.load().catch(() => {}));
  const rendered = router.subscribe('onRendered', () => {
    stop();
    rendered();
  });
}
