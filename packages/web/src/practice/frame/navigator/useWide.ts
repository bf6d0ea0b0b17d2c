import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide. */
export function useWide(px: number): boolean {
  const query = `(min-width: ${px}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const border = window.matchMedia(query);
      border.addEventListener?.('change', listener);
      return () => border.removeEventListener?.('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
