import { useEffect, useState, useSyncExternalStore } from 'react';

/** Nobody should look at grey shapes for longer than this without being told why. */
const LATE_AFTER_MS = 3000;

/** Everything that has waited too long, in the order in which it stands on the page. */
let late: readonly object[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly object[]): void {
  late = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what is shown here has waited too long, and is the first on the page that has. */
export function useFirstLate(): boolean {
  const [me] = useState(() => ({}));
  useEffect(() => {
    const timer = setTimeout(() => tell([...late, me]), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      tell(late.filter((one) => one !== me));
    };
  }, [me]);
  return useSyncExternalStore(subscribe, () => late[0] === me);
}
