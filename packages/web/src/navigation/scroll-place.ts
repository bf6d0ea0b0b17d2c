import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** A list that has to be loaded again may take this long until it is as long as it was. */
const PATIENCE = 3000;

/**
 * Where each page of the history was scrolled to when it was left.
 *
 * The router notes the place at every load, also when somebody comes back before the next page has arrived. By then its
 * short loading shape stands in the window, and the place it notes is that of the shape. It also restores only once,
 * which is too early for a list that is still being loaded. This corrects both; after a reload the router's own note
 * holds.
 */
export function keepScrollPlace(router: AnyRouter): void {
  const places = new Map<string, number>();
  let isLeaving = false;
  let stopWaiting = () => {};

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stopWaiting();
    if (fromLocation && !isLeaving) places.set(nameOf(fromLocation), window.scrollY);
    isLeaving = true;
  });

  router.subscribe('onRendered', ({ toLocation }) => {
    isLeaving = false;
    const place = places.get(nameOf(toLocation));
    if (place !== undefined) stopWaiting = scrollWhenLongEnough(place);
  });
}

const nameOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/** Scrolls now and, while the page is too short, again as it grows. The learner's own hand ends it. */
function scrollWhenLongEnough(place: number): () => void {
  const isThere = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    return window.scrollY >= place - 1;
  };
  if (isThere()) return () => {};

  const ended = new AbortController();
  const growth = new ResizeObserver(() => isThere() && ended.abort());
  growth.observe(document.body);
  const patience = setTimeout(() => ended.abort(), PATIENCE);
  for (const hand of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(hand, () => ended.abort(), { signal: ended.signal, passive: true });
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(patience);
  });
  return () => ended.abort();
}
