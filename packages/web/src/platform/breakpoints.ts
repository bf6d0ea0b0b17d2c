import { useSyncExternalStore } from 'react';

/** The two widths at which the layout changes; media queries repeat the numbers. */
const TABLET_FROM = 700;
const DESKTOP_FROM = 1160;

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

export function breakpointAt(width: number): Breakpoint {
  if (width < TABLET_FROM) return 'mobile';
  return width < DESKTOP_FROM ? 'tablet' : 'desktop';
}

export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(onWidthClassChange, () => breakpointAt(window.innerWidth));
}

function onWidthClassChange(changed: () => void): () => void {
  const borders = [TABLET_FROM, DESKTOP_FROM].map((width) => window.matchMedia(`(min-width: ${width}px)`));
  // Safari 13 and old webviews know only addListener; they get the layout of the moment they opened.
  for (const border of borders) border.addEventListener?.('change', changed);
  return () => {
    for (const border of borders) border.removeEventListener?.('change', changed);
  };
}
