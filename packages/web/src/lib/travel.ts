import { afterPaint } from './after-paint.ts';

// Opening the product answers no press on a link: the page is drawn whole, and a reload finds its place again.
let back = true;
let underway = 0;

/** From one page to another: by a link (false), or by the browser's arrows (true). */
export function noteTravel(wentBack: boolean): void {
  back = wentBack;
  underway += 1;
  afterPaint(() => {
    underway -= 1;
  });
}

/** A page one comes back to is shown where it was left, so all of it has to stand there at once. */
export const cameBack = (): boolean => back;

/** Another page was asked for a moment ago (two frames), and is probably being drawn. */
export const isTravelling = (): boolean => underway > 0;
