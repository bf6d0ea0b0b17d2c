import { useLayoutEffect, useRef, useState } from 'react';

/** How wide a chart may be. Drawn in real pixels its letters stay readable on a phone. */
export function useWidth(standard: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(standard);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setWidth((before) => Math.round(box.clientWidth) || before);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
