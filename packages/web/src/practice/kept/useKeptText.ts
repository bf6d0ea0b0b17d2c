import { useState } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';
import { useMe } from '#session/session.ts';

/** Text that is being typed, on this device for this learner until it is safe elsewhere. */
export function useKeptText(area: 'lesson' | 'idea', name: string, saved: string) {
  const me = useMe();
  // What somebody typed on this device before logging in is theirs afterwards as well.
  const asGuest = `nf-${area} guest ${name}`;
  const key = !me || me.role === 'tourist' ? asGuest : `nf-${area} ${me.id} ${name}`;
  const [text, setText] = useState(() => safeStorage.get(key) ?? safeStorage.get(asGuest) ?? saved);
  return {
    text,
    change: (next: string) => {
      setText(next);
      safeStorage.set(key, next);
    },
    /** It arrived where it belongs. */
    forget: () => {
      safeStorage.remove(key);
      safeStorage.remove(asGuest);
    },
  };
}
