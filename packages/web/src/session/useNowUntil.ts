import { secondsOf } from '@ninefold/core/time/seconds';
import { useEffect, useState } from 'react';

/** A timer cannot be longer than this; a later moment is reached in several. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time in epoch seconds; renders again when `moment` is reached. */
export function useNowUntil(moment: number): number {
  const [, setReached] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      const left = moment * 1000 - Date.now();
      // Checked again after each wait: a laptop that slept through the moment wakes up later than asked.
      if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_MS));
      else setReached(moment);
    }
    if (moment * 1000 > Date.now()) wait();
    return () => clearTimeout(timer);
  }, [moment]);

  return secondsOf(Date.now());
}
