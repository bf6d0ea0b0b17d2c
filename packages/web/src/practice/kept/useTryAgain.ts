import { useEffect, useRef } from 'react';

const TRY_AGAIN_MS = 15_000;

/**
 * Sends what waits on this device: at once, when the network is back, when the learner comes back to the page, and every
 * 15 seconds while something waits. The browser's own word for a network says nothing about a server that restarts, a
 * call that took too long or a limit that is over.
 */
export function useTryAgain(send: () => Promise<unknown>, waits: () => boolean): void {
  const stillWaits = useRef(waits);
  useEffect(() => {
    stillWaits.current = waits;
  });
  useEffect(() => {
    let busy = false;
    const now = () => {
      if (busy) return;
      busy = true;
      // Whoever sends keeps what did not get through, so the next round has it again.
      void send()
        .catch(() => {})
        .finally(() => {
          busy = false;
        });
    };
    const look = () => {
      if (document.visibilityState === 'visible' && stillWaits.current()) now();
    };
    now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [send]);
}
