import { useSyncExternalStore } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';

/** How the paper looks, apart from the text size. Kept on this device. */
type PaperLook = {
  /** `ui` is the test's own look. */
  font: 'read' | 'ui';
  /** The test offers colour schemes for tired eyes; light and dark are the page's own. */
  colours: 'page' | 'yellow';
  /** Seconds in the last five minutes: our one departure from the test, so it can be switched off. */
  seconds: boolean;
};

const STORED_AS = 'nf-paper-look';
const FIRST: PaperLook = { font: 'read', colours: 'page', seconds: true };

let look = stored();
const listeners = new Set<() => void>();

export function usePaperLook(): PaperLook {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => look,
  );
}

export function setPaperLook(change: Partial<PaperLook>): void {
  look = { ...look, ...change };
  safeStorage.set(STORED_AS, JSON.stringify(look));
  for (const listener of listeners) listener();
}

function stored(): PaperLook {
  try {
    const kept = JSON.parse(safeStorage.get(STORED_AS) ?? '{}') as Partial<PaperLook>;
    return {
      font: kept.font === 'ui' ? 'ui' : FIRST.font,
      colours: kept.colours === 'yellow' ? 'yellow' : FIRST.colours,
      seconds: kept.seconds !== false,
    };
  } catch {
    return FIRST;
  }
}
