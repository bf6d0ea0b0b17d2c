import { useEffect, useRef, useState } from 'react';

/** Seconds left, from the moment it runs. At the end the answer is given as it stands, once. */
export function useCountdown(seconds: number, runs: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!runs) return;
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, runs]);
  return left;
}
