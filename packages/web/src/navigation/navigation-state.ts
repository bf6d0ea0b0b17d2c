import { afterPaint } from './after-paint.ts';

// A reload, and the way back from another site, find their place on the page again.
let back = arrival() !== 'navigate';
let underway = 0;

/** From one page to another: by a link (false), or by the browser's arrows (true). */
export function noteNavigation(wentBack: boolean): void {
  back = wentBack;
  underway += 1;
  afterPaint(() => {
    underway -= 1;
  });
}

/** A page one comes back to is shown where it was left, so all of it has to stand there at once. */
export const cameBack = (): boolean => back;

/** Another page was asked for a moment ago (two frames), and is probably being drawn. */
export const isNavigating = (): boolean => underway > 0;

function arrival(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type ?? 'navigate';
}
