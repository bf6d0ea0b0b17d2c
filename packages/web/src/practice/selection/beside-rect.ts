import type { Rect } from './selection-box.ts';

const GAP = 8;

/** Below the words, or above them if there is no room; never outside the window. */
export function besideRect(at: Rect, { offsetWidth: width, offsetHeight: height }: HTMLElement) {
  const below = at.bottom + GAP;
  const top = below + height < window.innerHeight ? below : Math.max(GAP, at.top - height - GAP);
  return { left: centred(at, width), top };
}

/** For a panel that grows while it loads: the side that has enough room, and how much there is. It stays on that side. */
export function roomBeside(at: Rect, width: number, enough: number) {
  const [above, below] = [at.top - 2 * GAP, window.innerHeight - at.bottom - 2 * GAP];
  const left = centred(at, width);
  return below >= Math.min(enough, above)
    ? { left, top: at.bottom + GAP, maxHeight: below }
    : { left, bottom: window.innerHeight - at.top + GAP, maxHeight: above };
}

const centred = (at: Rect, width: number): number =>
  Math.max(GAP, Math.min((at.left + at.right) / 2 - width / 2, window.innerWidth - width - GAP));
