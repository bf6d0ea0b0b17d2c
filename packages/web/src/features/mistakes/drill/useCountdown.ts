import { useEffect, useRef, useState } from 'react';

/** Seconds left, null without a clock. At the end the answer is given as it stands, once. */
export function useCountdown(seconds: number, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (seconds === 0) return;
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === 0 ? null : left;
}
