import { useState } from 'react';

/** True from the first time it was true: what has been shown once stays mounted and is only hidden. */
export function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
