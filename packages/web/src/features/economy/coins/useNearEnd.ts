import { type RefObject, useEffect, useRef } from 'react';

const FROM_THE_BOTTOM = '0px 0px 100px 0px';
const THRESHOLD = 0.1;

/**
 * Calls back when the end of a list comes within 100 px of the visible bottom of what scrolls: a dialog's body or the
 * page.
 */
export function useNearEnd(end: RefObject<HTMLElement | null>, enabled: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    if (!enabled || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { root: scrollerOf(end.current), rootMargin: FROM_THE_BOTTOM, threshold: THRESHOLD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [enabled, end]);
}

/** The margin counts only at the edges of the element that scrolls; null stands for the page. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box === document.documentElement ? null : box;
  }
  return null;
}
