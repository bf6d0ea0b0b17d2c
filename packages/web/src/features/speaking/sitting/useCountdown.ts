import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down by the clock, so that a tab in the background is not late; tells once when it is over. */
export function useCountdown(seconds: number, running: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    setLeft(seconds);
    if (!running) return;
    const until = Date.now() + seconds * 1000;
    let told = false;
    const look = () => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now > 0 || told) return;
      told = true;
      over.current();
    };
    const timer = setInterval(look, 200);
    look();
    return () => clearInterval(timer);
  }, [seconds, running]);
  return left;
}
