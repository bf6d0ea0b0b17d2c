import { useRef, useState } from 'react';

/** A second press, however fast, does nothing while the first is being handled. */
export function useOneAtATime<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  // The state only shows the spinner; it would come too late to stop two presses in one frame.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
