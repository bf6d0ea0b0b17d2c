import { afterPaint } from './after-paint.ts';

// After a reload, and on the way back from another site, the browser restores the scroll position.
let back = typeOfVisit() !== 'navigate';
let underway = 0;

/** The learner goes to another page: by a link (false), or with the browser's back and forward buttons (true). */
export function noteNavigation(wentBack: boolean): void {
  back = wentBack;
  underway += 1;
  afterPaint(() => {
    underway -= 1;
  });
}

/** A page that the learner returns to keeps its scroll position, so all of it must be there at once. */
export const cameBack = (): boolean => back;

/** Another page was asked for in the last two frames, and is probably being rendered. */
export const isNavigating = (): boolean => underway > 0;

function typeOfVisit(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type ?? 'navigate';
}
