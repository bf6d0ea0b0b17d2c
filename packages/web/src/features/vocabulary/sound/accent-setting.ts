import { useCallback, useState } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';

export type AutoPlay = 'uk' | 'us' | 'off';
const NAME = 'nf-word-accent';

/** Which sound is played by itself when a card comes; remembered on this device. */
export function useAutoPlay(): [AutoPlay, (next: AutoPlay) => void] {
  const [value, setValue] = useState<AutoPlay>(() => {
    const stored = safeStorage.get(NAME);
    return stored === 'us' || stored === 'off' ? stored : 'uk';
  });
  const choose = useCallback((next: AutoPlay) => {
    safeStorage.set(NAME, next);
    setValue(next);
  }, []);
  return [value, choose];
}
