const FIRST_MS = 4000;
const LONGEST_MS = 60_000;

/**
 * Tries again and again, each time after twice as long, while something waits; from the beginning when the network is
 * back or when nothing waits any more. `send` tells whether something still waits. Returns how to stop.
 */
export function tryLater(send: () => Promise<boolean>): () => void {
  let wait = FIRST_MS;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = async () => {
    const waits = await send().catch(() => false);
    if (stopped) return;
    wait = waits ? Math.min(LONGEST_MS, wait * 2) : FIRST_MS;
    clearTimeout(timer);
    timer = setTimeout(() => void round(), wait);
  };
  const online = () => {
    wait = FIRST_MS / 2;
    void round();
  };
  timer = setTimeout(() => void round(), FIRST_MS);
  window.addEventListener('online', online);
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
