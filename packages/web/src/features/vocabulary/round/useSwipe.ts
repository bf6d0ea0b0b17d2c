import { type TouchEvent, useRef } from 'react';

/** Farther than a trembling thumb, and rather sideways than down: down is how one reads on. */
const FAR = 80;
const STEEP = 0.6;

/** A swipe on a turned card grades it: to the left forgotten, to the right known. */
export function useSwipe(active: boolean, ways: { left: () => void; right: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!active || !from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < FAR || Math.abs(down) > Math.abs(across) * STEEP) return;
      if (across < 0) ways.left();
      else ways.right();
    },
  };
}
