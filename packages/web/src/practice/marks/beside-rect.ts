import type { Rect } from './useChosen.ts';

const GAP = 8;

/** Below the words, or above them where there is no room; never out of the window. */
export function besideRect(at: Rect, { offsetWidth: width, offsetHeight: height }: HTMLElement) {
  const left = Math.min(Math.max(GAP, (at.left + at.right) / 2 - width / 2), window.innerWidth - width - GAP);
  const below = at.bottom + GAP;
  const lowest = window.innerHeight - height - GAP;
  const above = at.top - height - GAP;
  const top = below <= lowest ? below : above >= GAP ? above : Math.max(GAP, lowest);
  return { left, top };
}
