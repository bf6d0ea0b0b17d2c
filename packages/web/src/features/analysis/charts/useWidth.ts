import { useLayoutEffect, useRef, useState } from 'react';

const LEAST = 240;

/** How wide a chart may be. Drawn in real pixels its letters stay readable on a phone. */
export function useWidth(standard: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(standard);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // While a page comes in its box may be a few pixels wide for a moment; nothing can be drawn in that.
    const look = () => setWidth(Math.max(LEAST, Math.round(box.clientWidth)));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
